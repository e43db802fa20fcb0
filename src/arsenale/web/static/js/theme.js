// @ts-check
// Before anything is drawn: the theme that was chosen on this device. The rest of the settings: prefs.js.
(() => {
  try {
    const kept = JSON.parse(localStorage.getItem("arsenale") || "{}");
    if (kept.theme === "light" || kept.theme === "night") document.documentElement.dataset.theme = kept.theme;
  } catch {
    // No storage: the system decides.
  }
})();
