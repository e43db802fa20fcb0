// @ts-check
// Settings of this device. Name and language belong to the guest and are kept by the server.

const DEFAULTS = {
  theme: "auto",
  warn: true,
  confirm: false,
  tell: true,
  animation: true,
  sounds: false,
  bot_speed: "",
  pace: "normal",
};

/** @returns {Partial<typeof DEFAULTS>} */
function stored() {
  try {
    return JSON.parse(localStorage.getItem("arsenale") || "{}");
  } catch {
    return {};
  }
}

export const prefs = { ...DEFAULTS, ...stored() };

/**
 * @param {string} name
 * @param {string | boolean} value
 */
function setPref(name, value) {
  Object.assign(prefs, { [name]: value });
  try {
    localStorage.setItem("arsenale", JSON.stringify(prefs));
  } catch {
    // Kept for this page only.
  }
  if (name === "theme") applyTheme();
}

function applyTheme() {
  if (prefs.theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = prefs.theme;
}

const still = window.matchMedia("(prefers-reduced-motion: reduce)");

/** While someone skips ahead nothing moves. */
export const pace = { isHurried: false };

export function isMoving() {
  return prefs.animation && !still.matches && !pace.isHurried;
}

/** Connects fields named data-pref with the settings, wherever they stand. */
export function bindPrefs() {
  /** @type {NodeListOf<HTMLInputElement | HTMLSelectElement>} */
  const fields = document.querySelectorAll("[data-pref]");
  for (const field of fields) {
    const name = /** @type {keyof typeof DEFAULTS} */ (field.dataset.pref);
    if (field instanceof HTMLInputElement && field.type === "checkbox") {
      field.checked = Boolean(prefs[name]);
      field.addEventListener("change", () => setPref(name, field.checked));
    } else if (field instanceof HTMLInputElement && field.type === "radio") {
      field.checked = prefs[name] === field.value;
      field.addEventListener("change", () => field.checked && setPref(name, field.value));
    } else {
      field.value = String(prefs[name]);
      field.addEventListener("change", () => setPref(name, field.value));
    }
  }
}
