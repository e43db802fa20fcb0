// Log, chat and table: beside the board on a wide screen, a sheet from below on a phone.

import { $ } from "./dom.js";

export const narrow = window.matchMedia("(max-width: 859px)");

export class Panels {
  constructor(dock) {
    this.dock = dock;
    this.buttons = [...dock.querySelectorAll("[data-panel]")];
    for (const button of this.buttons) button.addEventListener("click", () => this.press(button.dataset.panel));
    narrow.addEventListener("change", () => this.open(narrow.matches ? null : "log"));
    document.addEventListener("keydown", (event) => event.key === "Escape" && narrow.matches && this.open(null));
    this.open(narrow.matches ? null : "log");
  }

  press(name) {
    this.open(narrow.matches && this.current === name ? null : name);
  }

  open(name) {
    this.current = name;
    for (const button of this.buttons) {
      const isOpen = button.dataset.panel === name;
      button.setAttribute("aria-expanded", String(isOpen));
      if (button.dataset.panel === "choices" && !narrow.matches) $("#panel-choices").hidden = false;
      else $(`#panel-${button.dataset.panel}`).hidden = !isOpen;
      if (isOpen) this.badge(name, 0);
    }
    this.dock.classList.toggle("has-sheet", name !== null);
    for (const list of this.dock.querySelectorAll(".to-end")) list.scrollTop = list.scrollHeight;
  }

  badge(name, count) {
    const badge = this.dock.querySelector(`[data-panel="${name}"] .badge`);
    badge.textContent = count || "";
    badge.hidden = !count;
  }
}
