// The choices in words, beside those on the board: all of them in a list, and what ends or shortens things at hand.
// With confirmation, the first click on what cannot be taken back only picks it.

import { $, h, say } from "./dom.js";
import { prefs } from "./prefs.js";

const MANY = 14;

export class Choices {
  /** `play(text)` promises that it was stored, `isFinal(text)` whether it cannot be taken back; `hint(text or null)`
   * lights up the board. */
  constructor(panel, picked, quick, { play, isFinal, hint }) {
    this.list = $(".list", panel);
    this.none = $(".none", panel);
    this.search = $("input", panel);
    this.searchRow = $(".search", panel);
    this.picked = picked;
    this.quick = quick;
    this.play = play;
    this.isFinal = isFinal;
    this.hint = hint;
    this.choices = [];
    this.shortcuts = [];
    this.pick = null;
    this.isBusy = false;
    this.search.addEventListener("input", () => this.filter());
    this.search.addEventListener("keydown", (event) => event.key === "Enter" && this.first()?.click());
  }

  show({ choices, shortcuts = [] }) {
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
    this.quick.replaceChildren(...this.atHand().map((choice) => this.button(choice, choice.to ?? choice.text)));
    if (focused) this.focus(focused);
  }

  /** What closes, and shortcuts that the board does not offer, or cannot as their last action may be chosen by itself. */
  atHand() {
    const direct = new Set(this.choices.map((choice) => choice.text));
    const closing = [...this.choices, ...this.shortcuts].filter((one) => one.closes && !(one.to && direct.has(one.to)));
    return [...closing, ...this.shortcuts.filter((one) => !one.closes && (one.to === null || direct.has(one.to)))];
  }

  /** `piece` is what lights up on the board. */
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
    for (const row of this.list.children) row.hidden = !row.textContent.toLowerCase().includes(sought);
  }

  first() {
    return this.list.querySelector("li:not([hidden]) button");
  }

  /** The button that has the focus: where it stands and what it does. */
  focused() {
    const button = document.activeElement;
    const holder = [this.list, this.quick].find((one) => one.contains(button));
    return holder && { holder, text: button.dataset.text };
  }

  /** After a choice the same button has the focus again, if it is still there; else the first one. */
  focus({ holder = this.list, text = "" } = {}) {
    const same = text && holder.querySelector(`[data-text="${CSS.escape(text)}"]`);
    (same || holder.querySelector("button") || this.first() || $("#ask")).focus({ preventScroll: true });
  }

  /** What a click on the board or on a button means: one action, or several in one go. */
  meant(text) {
    return [...this.choices, ...this.shortcuts].find((one) => one.text === text) ?? this.shortcut(text);
  }

  /** What leads to an action that may not be chosen by itself. */
  shortcut(text) {
    const isDirect = this.choices.some((choice) => choice.text === text);
    return isDirect ? undefined : this.shortcuts.find((one) => one.to === text);
  }

  /** A finger on the board, unlike a mouse, was not told before what else goes with an action. */
  async choose(text, isTouched = false) {
    const choice = this.meant(text);
    if (!choice || this.isBusy) return;
    const isWary = prefs.confirm || (isTouched && choice.ids);
    this.wait(true);
    try {
      if (isWary && this.pick !== choice.text && (await this.isFinal(choice.text))) this.take(choice);
      else await this.send(choice.text);
    } finally {
      this.wait(false);
    }
  }

  wait(isBusy) {
    this.isBusy = isBusy;
    if (isBusy) this.list.setAttribute("aria-busy", "true");
    else this.list.removeAttribute("aria-busy");
  }

  take(choice) {
    this.pick = choice.text;
    this.hint(choice.to ?? choice.text);
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

  async send(text) {
    this.letGo();
    await this.play(text);
  }
}
