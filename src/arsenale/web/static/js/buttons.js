// @ts-check
// Buttons of what one may choose: in the list of all choices and among the controls at hand.

import { $, h, maybe } from "./dom.js";
import { effects } from "./effects.js";

/** @import { Option, Options } from "./options.js" */
/** How it was chosen. @typedef {{ isTouched?: boolean, isUntold?: boolean }} Way */

const TWICE_MS = 500; // so soon after one click another one belongs to it

export class Buttons {
  /**
   * `choose(text, way)` is what a click does, `hint(text or null)` lights up the board.
   * @param {Options} options
   * @param {(text: string, way: Way) => void} choose
   * @param {(text: string | null) => void} hint
   */
  constructor(options, choose, hint) {
    this.options = options;
    this.choose = choose;
    this.hint = hint;
    this.sentAt = Number.NEGATIVE_INFINITY; // when something was played last, by the clock of events
  }

  /**
   * `piece` is what lights up on the board.
   * @param {Option} choice
   * @param {string} piece
   */
  button(choice, piece) {
    const { text, label } = choice;
    const classes = choice.closes ? "choice-button closes" : "choice-button";
    const button = h("button", { type: "button", class: classes, "data-text": text }, ...this.content(choice, label));
    this.listen(button, choice, piece, false);
    return button;
  }

  /**
   * `isUntold`: it does not say what it would bring.
   * @param {HTMLButtonElement} button
   * @param {Option} choice
   * @param {string} piece
   * @param {boolean} isUntold
   */
  listen(button, { text }, piece, isUntold) {
    button.classList.toggle("is-warned", Boolean(this.options.previews.of(text).warning));
    button.addEventListener("click", (event) => {
      // The second click of two is for the button that was there before.
      if (event.detail > 1 && event.timeStamp - this.sentAt < TWICE_MS) return;
      this.choose(text, { isTouched: isTouch(event), isUntold: isUntold || button.dataset.title !== undefined });
    });
    button.addEventListener("pointerenter", () => this.hint(piece));
    button.addEventListener("focus", () => button.matches(":focus-visible") && this.hint(piece)); // it got there by keys
    for (const name of ["pointerleave", "blur"]) button.addEventListener(name, () => this.hint(null));
  }

  /**
   * @param {Option} choice
   * @param {string} label
   */
  content(choice, label) {
    return [h("span", { class: "label" }, label), effects(this.options.previews.special(choice.text))];
  }

  /**
   * What they would bring has come.
   * @param {HTMLElement} holder
   */
  tell(holder) {
    for (const button of holder.querySelectorAll("button")) {
      const choice = this.options.meant(button.dataset.text ?? "");
      if (!choice) continue;
      button.replaceChildren(...this.content(choice, choice.label));
      button.classList.toggle("is-warned", Boolean(this.options.previews.of(choice.text).warning));
    }
  }
}

/**
 * What the button that has the focus does; null: none of these has it.
 * @param {HTMLElement} holder
 */
export function focusedIn(holder) {
  const button = document.activeElement;
  return button instanceof HTMLElement && holder.contains(button) ? (button.dataset.text ?? "") : null;
}

/**
 * After a choice the same button has the focus again, if it is still there; else the first one.
 * @param {HTMLElement} holder
 * @param {string} text
 */
export function focusIn(holder, text = "") {
  const same = text ? maybe(`[data-text="${CSS.escape(text)}"]`, holder) : null;
  (same || holder.querySelector("button") || $("#act")).focus({ preventScroll: true });
}

/** @param {Event} event */
const isTouch = (event) => event instanceof PointerEvent && event.pointerType === "touch";
