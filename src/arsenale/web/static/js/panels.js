// @ts-check
// Result, story, chat and table: tabs beside the board, or sheets that come up from below on a phone.
// The choices in words lie over them, or are such a sheet too; closed they are out of sight, yet in reach of readers.

import { $, maybe, target } from "./dom.js";
import { isTyping } from "./undo.js";

export const narrow = window.matchMedia("(max-width: 599px)");
const CHOICES = "choices";
const AT_END = 40; // pixels

export class Panels {
  /**
   * `uncover()` puts away what lies over the panels.
   * @param {HTMLElement} page
   * @param {() => void} uncover
   */
  constructor(page, uncover) {
    this.page = page;
    this.uncover = uncover;
    this.choices = $("#panel-choices", page);
    /** @type {HTMLElement[]} */
    this.buttons = [...page.querySelectorAll("[data-panel]")].filter((button) => button instanceof HTMLElement);
    /** @type {string | null} */
    this.current = null; // the tab, or the sheet
    for (const button of this.buttons) button.addEventListener("click", () => this.press(nameOf(button)));
    $(".close", this.choices).addEventListener("click", () => this.showChoices(false));
    // Whoever gets into the list by keys or by a screen reader sees where they are.
    this.choices.addEventListener("focusin", () => this.showChoices(true));
    narrow.addEventListener("change", () => this.reset());
    document.addEventListener("keydown", (event) => this.hear(event));
    leadToNewest($("#log", page), $(".to-newest", page));
    this.reset();
  }

  /** What is open when nobody has opened anything. */
  reset() {
    this.showChoices(false);
    const result = maybe("[data-panel=result]", this.page);
    this.open(narrow.matches ? null : result?.hidden === false ? "result" : "story");
  }

  /** @param {KeyboardEvent} event */
  hear(event) {
    if (event.key === "Escape") {
      if (this.hasChoices) this.showChoices(false);
      else if (narrow.matches) this.open(null);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key !== "/" || $("#all-choices", this.page).hidden) return;
    event.preventDefault();
    this.showChoices(true);
    $(".search input", this.choices).focus({ preventScroll: true });
  }

  /** @param {string} name */
  press(name) {
    this.uncover();
    if (name === CHOICES) this.showChoices(!this.hasChoices);
    else this.open(narrow.matches && this.current === name ? null : name);
  }

  get hasChoices() {
    return this.choices.classList.contains("is-open");
  }

  /** @param {boolean} isOpen */
  showChoices(isOpen) {
    if (isOpen === this.hasChoices) return;
    const held = this.choices.contains(document.activeElement);
    this.choices.classList.toggle("is-open", isOpen);
    const button = $("#all-choices", this.page);
    button.setAttribute("aria-expanded", String(isOpen));
    if (isOpen && narrow.matches) this.open(null);
    if (!isOpen && held) (button.hidden ? $("#act") : button).focus({ preventScroll: true });
  }

  /** @param {string | null} name */
  open(name) {
    this.current = name;
    if (name && narrow.matches) this.showChoices(false);
    for (const button of this.buttons) {
      const its = nameOf(button);
      if (its === CHOICES) continue;
      const isOpen = its === name;
      button.setAttribute("aria-expanded", String(isOpen));
      $(`#panel-${its}`).hidden = !isOpen;
      if (isOpen) this.badge(its, 0);
    }
    for (const list of this.page.querySelectorAll(".to-end")) list.scrollTop = list.scrollHeight;
  }

  /**
   * @param {string} name
   * @param {number | string} count
   */
  badge(name, count) {
    const badge = $(`[data-panel="${name}"] .badge`, this.page);
    badge.textContent = String(count || "");
    badge.hidden = !count;
  }
}

/** @param {HTMLElement} button */
const nameOf = (button) => button.dataset.panel ?? "";

/**
 * Whoever has scrolled up in the story is offered the way back.
 * @param {HTMLElement} story
 * @param {HTMLElement} button
 */
function leadToNewest(story, button) {
  const look = () => {
    button.hidden = story.scrollHeight - story.scrollTop - story.clientHeight < AT_END;
  };
  story.addEventListener("scroll", look);
  new ResizeObserver(look).observe(story);
  button.addEventListener("click", () => {
    story.scrollTop = story.scrollHeight;
  });
}

/**
 * A list that is one stop for Tab; arrow keys, Home and End move in it.
 * @param {HTMLElement} list
 * @param {() => HTMLElement[]} rows
 */
export function roam(list, rows) {
  list.addEventListener("keydown", (event) => {
    const shown = rows();
    const at = shown.indexOf(target(event));
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: shown.length - 1 }[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    shown[Math.max(0, Math.min(shown.length - 1, next))]?.focus();
  });
  list.addEventListener("focusin", (event) => {
    for (const row of rows()) row.tabIndex = row === event.target ? 0 : -1;
  });
}
