// @ts-check
// The choices in words, beside those on the board: all of them in a list, and what ends or shortens things at hand.
// With confirmation, the first click on what cannot be taken back only picks it.

import { $, h, maybe, say, typed } from "./dom.js";
import { prefs } from "./prefs.js";

/** @import { ChoiceView, ShortcutView } from "./types.js" */
/** One action, or several in one go. @typedef {ChoiceView | ShortcutView} Option */

const MANY = 14;

export class Choices {
  /**
   * `play(text)` promises that it was stored, `isFinal(text)` whether it cannot be taken back; `hint(text or null)`
   * lights up the board.
   * @param {HTMLElement} panel
   * @param {HTMLElement} picked
   * @param {HTMLElement} quick
   * @param {{
   *   play: (text: string) => Promise<void>,
   *   isFinal: (text: string) => Promise<boolean>,
   *   hint: (text: string | null) => void,
   * }} deeds
   */
  constructor(panel, picked, quick, { play, isFinal, hint }) {
    this.list = $(".list", panel);
    this.none = $(".none", panel);
    this.search = typed(HTMLInputElement, "input", panel);
    this.searchRow = $(".search", panel);
    this.picked = picked;
    this.quick = quick;
    this.play = play;
    this.isFinal = isFinal;
    this.hint = hint;
    /** @type {ChoiceView[]} */
    this.choices = [];
    /** @type {ShortcutView[]} */
    this.shortcuts = [];
    /** @type {string | null} */
    this.pick = null; // the text of what waits for a second click
    this.isBusy = false;
    this.search.addEventListener("input", () => this.filter());
    this.search.addEventListener("keydown", (event) => event.key === "Enter" && this.first()?.click());
  }

  /** @param {{ choices: ChoiceView[], shortcuts: ShortcutView[] }} sight */
  show({ choices, shortcuts }) {
    const isSame = JSON.stringify([choices, shortcuts]) === JSON.stringify([this.choices, this.shortcuts]);
    const focused = this.focused();
    this.choices = choices;
    this.shortcuts = shortcuts;
    if (isSame && this.list.childElementCount === choices.length) return;
    this.letGo();
    this.search.value = "";
    this.searchRow.hidden = choices.length < MANY;
    this.none.hidden = choices.length > 0;
    // What ends something comes last in the list, and always stands at hand too.
    const ordered = [...choices.filter((one) => !one.closes), ...choices.filter((one) => one.closes)];
    this.list.replaceChildren(...ordered.map((choice) => h("li", {}, this.button(choice, choice.text))));
    this.quick.replaceChildren(...this.atHand().map((choice) => this.button(choice, pieceOf(choice))));
    if (focused) this.focus(focused);
  }

  /**
   * What closes, and shortcuts that the board does not offer, or cannot as their last action may be chosen by itself.
   * @returns {Option[]}
   */
  atHand() {
    const direct = new Set(this.choices.map((choice) => choice.text));
    const closing = this.shortcuts.filter((one) => one.closes && !(one.to && direct.has(one.to)));
    const others = this.shortcuts.filter((one) => !one.closes && (one.to === null || direct.has(one.to)));
    return [...this.choices.filter((one) => one.closes), ...closing, ...others];
  }

  /**
   * `piece` is what lights up on the board.
   * @param {Option} choice
   * @param {string} piece
   */
  button(choice, piece) {
    const { text, label } = choice;
    const button = h("button", { type: "button", class: "choice-button", "data-text": text }, label);
    button.addEventListener("click", () => this.choose(text));
    for (const name of ["pointerenter", "focus"]) button.addEventListener(name, () => this.hint(piece));
    for (const name of ["pointerleave", "blur"]) button.addEventListener(name, () => this.hint(null));
    return button;
  }

  filter() {
    const sought = this.search.value.trim().toLowerCase();
    for (const row of this.list.querySelectorAll("li")) row.hidden = !row.textContent?.toLowerCase().includes(sought);
  }

  /** @returns {HTMLButtonElement | null} */
  first() {
    return this.list.querySelector("li:not([hidden]) button");
  }

  /** The button that has the focus: where it stands and what it does. */
  focused() {
    const button = document.activeElement;
    const holder = [this.list, this.quick].find((one) => one.contains(button));
    return holder && button instanceof HTMLElement ? { holder, text: button.dataset.text } : null;
  }

  /**
   * After a choice the same button has the focus again, if it is still there; else the first one.
   * @param {{ holder?: HTMLElement, text?: string }} before
   */
  focus({ holder = this.list, text = "" } = {}) {
    const same = text ? maybe(`[data-text="${CSS.escape(text)}"]`, holder) : null;
    (same || holder.querySelector("button") || this.first() || $("#ask")).focus({ preventScroll: true });
  }

  /**
   * What a click on the board or on a button means: one action, or several in one go.
   * @param {string} text
   * @returns {Option | undefined}
   */
  meant(text) {
    return [...this.choices, ...this.shortcuts].find((one) => one.text === text) ?? this.shortcut(text);
  }

  /**
   * What leads to an action that may not be chosen by itself.
   * @param {string | undefined} text
   */
  shortcut(text) {
    const isDirect = this.choices.some((choice) => choice.text === text);
    return isDirect ? undefined : this.shortcuts.find((one) => one.to === text);
  }

  /**
   * A finger on the board, unlike a mouse, was not told before what else goes with an action.
   * @param {string} text
   * @param {boolean} isTouched
   */
  async choose(text, isTouched = false) {
    const choice = this.meant(text);
    if (!choice || this.isBusy) return;
    const isWary = prefs.confirm || (isTouched && "ids" in choice);
    this.wait(true);
    try {
      if (isWary && this.pick !== choice.text && (await this.isFinal(choice.text))) this.take(choice);
      else await this.send(choice.text);
    } finally {
      this.wait(false);
    }
  }

  /** @param {boolean} isBusy */
  wait(isBusy) {
    this.isBusy = isBusy;
    if (isBusy) this.list.setAttribute("aria-busy", "true");
    else this.list.removeAttribute("aria-busy");
  }

  /** @param {Option} choice */
  take(choice) {
    this.pick = choice.text;
    this.hint(pieceOf(choice));
    for (const button of this.list.querySelectorAll("button"))
      button.setAttribute("aria-pressed", String(button.dataset.text === choice.text));
    const yes = h("button", { type: "button", class: "main", onclick: () => this.choose(choice.text) }, say("js-confirm"));
    const no = h("button", { type: "button", onclick: () => this.letGo() }, say("js-cancel"));
    this.picked.replaceChildren(h("span", {}, choice.label), yes, no);
    this.picked.hidden = false;
    yes.focus({ preventScroll: true });
  }

  letGo() {
    this.pick = null;
    this.hint(null);
    this.picked.hidden = true;
    this.picked.replaceChildren();
    for (const button of this.list.querySelectorAll("[aria-pressed]")) button.removeAttribute("aria-pressed");
  }

  /** @param {string} text */
  async send(text) {
    this.letGo();
    await this.play(text);
  }
}

/**
 * What stands for it on the board.
 * @param {Option} choice
 */
const pieceOf = (choice) => ("to" in choice ? (choice.to ?? choice.text) : choice.text);
