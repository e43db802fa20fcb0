// The choices in words, beside those on the board. With confirmation, the first click only picks.

import { $, h, say } from "./dom.js";
import { prefs } from "./prefs.js";

const MANY = 14;

export class Choices {
  /** `play(text)` promises that it was stored; `hint(text or null)` lights up the board. */
  constructor(panel, picked, { play, hint }) {
    this.list = $(".list", panel);
    this.none = $(".none", panel);
    this.search = $("input", panel);
    this.searchRow = $(".search", panel);
    this.picked = picked;
    this.play = play;
    this.hint = hint;
    this.choices = [];
    this.pick = null;
    this.isBusy = false;
    this.search.addEventListener("input", () => this.filter());
    this.search.addEventListener("keydown", (event) => event.key === "Enter" && this.first()?.click());
  }

  show(sight) {
    const isSame = JSON.stringify(sight.choices) === JSON.stringify(this.choices);
    const hadFocus = this.list.contains(document.activeElement);
    this.choices = sight.choices;
    if (isSame && this.list.childElementCount === this.choices.length) return;
    this.letGo();
    this.search.value = "";
    this.searchRow.hidden = this.choices.length < MANY;
    this.none.hidden = this.choices.length > 0;
    this.list.replaceChildren(...this.choices.map((choice) => this.button(choice)));
    if (hadFocus) this.focus();
  }

  button(choice) {
    const { text, label } = choice;
    const button = h("button", { type: "button", class: "choice-button", "data-text": text }, label);
    button.addEventListener("click", () => this.choose(text));
    for (const name of ["pointerenter", "focus"]) button.addEventListener(name, () => this.hint(text));
    for (const name of ["pointerleave", "blur"]) button.addEventListener(name, () => this.hint(null));
    return h("li", {}, button);
  }

  filter() {
    const sought = this.search.value.trim().toLowerCase();
    for (const row of this.list.children) row.hidden = !row.textContent.toLowerCase().includes(sought);
  }

  first() {
    return this.list.querySelector("li:not([hidden]) button");
  }

  focus() {
    (this.first() || $("#ask")).focus({ preventScroll: true });
  }

  /** A click on the board or on a button. */
  choose(text) {
    const choice = this.choices.find((one) => one.text === text);
    if (!choice || this.isBusy) return;
    if (prefs.confirm && this.pick !== text) this.take(choice);
    else this.send(text);
  }

  take(choice) {
    this.pick = choice.text;
    this.hint(choice.text);
    for (const button of this.list.querySelectorAll("button"))
      button.setAttribute("aria-pressed", String(button.dataset.text === choice.text));
    const yes = h("button", { type: "button", class: "main", onclick: () => this.send(choice.text) }, say("js-confirm"));
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
    this.isBusy = true;
    this.list.setAttribute("aria-busy", "true");
    try {
      await this.play(text);
    } finally {
      this.isBusy = false;
      this.list.removeAttribute("aria-busy");
    }
  }
}
