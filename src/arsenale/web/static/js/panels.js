// @ts-check
// Log, chat and table: beside the board on a wide screen, a sheet from below on a phone.

import { $ } from "./dom.js";

export const narrow = window.matchMedia("(max-width: 859px)");

export class Panels {
  /** @param {HTMLElement} dock */
  constructor(dock) {
    this.dock = dock;
    /** @type {HTMLElement[]} */
    this.buttons = [...dock.querySelectorAll("[data-panel]")].filter((button) => button instanceof HTMLElement);
    /** @type {string | null} */
    this.current = null;
    for (const button of this.buttons) button.addEventListener("click", () => this.press(nameOf(button)));
    narrow.addEventListener("change", () => this.open(narrow.matches ? null : "log"));
    document.addEventListener("keydown", (event) => event.key === "Escape" && narrow.matches && this.open(null));
    this.open(narrow.matches ? null : "log");
  }

  /** @param {string} name */
  press(name) {
    this.open(narrow.matches && this.current === name ? null : name);
  }

  /** @param {string | null} name */
  open(name) {
    this.current = name;
    for (const button of this.buttons) {
      const its = nameOf(button);
      const isOpen = its === name;
      button.setAttribute("aria-expanded", String(isOpen));
      if (its === "choices" && !narrow.matches) $("#panel-choices").hidden = false;
      else $(`#panel-${its}`).hidden = !isOpen;
      if (isOpen) this.badge(its, 0);
    }
    this.dock.classList.toggle("has-sheet", name !== null);
    for (const list of this.dock.querySelectorAll(".to-end")) list.scrollTop = list.scrollHeight;
  }

  /**
   * @param {string} name
   * @param {number | string} count
   */
  badge(name, count) {
    const badge = $(`[data-panel="${name}"] .badge`, this.dock);
    badge.textContent = String(count || "");
    badge.hidden = !count;
  }
}

/** @param {HTMLElement} button */
const nameOf = (button) => button.dataset.panel ?? "";
