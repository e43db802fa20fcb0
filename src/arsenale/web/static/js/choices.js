// @ts-check
// What one may do: on the board where it is offered, else as controls under the question; and all of it in words in a
// list. The first click on what loses something, or cannot be taken back by a finger, only picks it; so does the first
// tap on the board, which has no room to tell what it would bring.

import { Buttons, focusIn, focusedIn } from "./buttons.js";
import { Controls } from "./controls.js";
import { $, h, say, typed } from "./dom.js";
import { effects } from "./effects.js";
import { Options, pieceOf } from "./options.js";
import { roam } from "./panels.js";
import { prefs } from "./prefs.js";

/** @import { Way } from "./buttons.js" */
/** @import { Preview } from "./effects.js" */
/** @import { Option } from "./options.js" */
/** @import { ChoiceView, ShortcutView } from "./types.js" */

export class Choices {
  /**
   * `play(text)` promises that it was stored, `isFinal(text)` whether it cannot be taken back; `hint(text or null)`
   * lights up the board, `isOnBoard(text)` tells whether a piece of it offers this, and `unfold()` opens the list.
   * @param {HTMLElement} panel
   * @param {HTMLElement} picked
   * @param {HTMLElement} quick
   * @param {{
   *   play: (text: string) => Promise<void>,
   *   isFinal: (text: string) => Promise<boolean>,
   *   hint: (text: string | null) => void,
   *   isOnBoard: (text: string) => boolean,
   *   unfold: () => void,
   * }} deeds
   */
  constructor(panel, picked, quick, { play, isFinal, hint, isOnBoard, unfold }) {
    this.list = $(".list", panel);
    this.none = $(".none", panel);
    this.nothing = this.none.textContent; // to decide
    this.search = typed(HTMLInputElement, "input", panel);
    this.picked = picked;
    this.play = play;
    this.isFinal = isFinal;
    this.hint = hint;
    this.options = new Options();
    this.buttons = new Buttons(this.options, (text, way) => this.choose(text, way), hint);
    this.controls = new Controls(quick, this.options, this.buttons, { isOnBoard, unfold });
    /** @type {string | null} */
    this.pick = null; // the text of what waits for a second click
    this.isBusy = false;
    this.search.addEventListener("input", () => this.filter());
    this.search.addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.first()?.click();
      if (event.key === "ArrowDown") this.first()?.focus();
    });
    roam(this.list, () => [...this.list.querySelectorAll("li:not([hidden]) button")].filter((one) => one instanceof HTMLElement));
  }

  /** @param {{ choices: ChoiceView[], shortcuts: ShortcutView[] }} sight */
  show({ choices, shortcuts }) {
    const { options, controls } = this;
    const focused = this.focused();
    if (!options.set(choices, shortcuts) && this.list.childElementCount === choices.length) return;
    this.letGo();
    options.previews.begin([...choices, ...shortcuts]);
    controls.hold(choices.length > 0 && !options.previews.known);
    this.search.value = "";
    this.none.textContent = this.nothing;
    this.none.hidden = choices.length > 0;
    this.list.replaceChildren(...options.listed.map((choice) => h("li", {}, this.buttons.button(choice, choice.text))));
    for (const [place, button] of this.list.querySelectorAll("button").entries()) button.tabIndex = place ? -1 : 0;
    controls.arrange();
    if (focused) focusIn(focused.holder, focused.text);
  }

  /**
   * What each choice would bring has come.
   * @param {Record<string, Preview>} told
   */
  preview(told) {
    this.options.previews.set(told);
    this.buttons.tell(this.list);
    this.controls.arrange();
    this.controls.hold(false);
  }

  filter() {
    const sought = plain(this.search.value);
    for (const row of this.list.querySelectorAll("li")) row.hidden = !plain(row.textContent ?? "").includes(sought);
    const first = this.first();
    if (first) first.tabIndex = 0;
    this.none.textContent = say("js-no-match");
    this.none.hidden = first !== null;
  }

  /** @returns {HTMLButtonElement | null} */
  first() {
    return this.list.querySelector("li:not([hidden]) button");
  }

  /** The button that has the focus: where it stands and what it does. */
  focused() {
    for (const holder of [this.list, this.controls.box]) {
      const text = focusedIn(holder);
      if (text !== null) return { holder, text };
    }
    return null;
  }

  /** For whoever opens the list by a key. */
  focus() {
    focusIn(this.list);
  }

  /**
   * A finger slips more easily than a mouse, so it is asked again before anything that cannot be taken back. It cannot
   * hover either: where nothing tells what a choice would bring, as on the board, the first tap tells it.
   * @param {string} text
   * @param {Way} by
   */
  async choose(text, by = {}) {
    const choice = this.options.meant(text);
    if (!choice || this.isBusy) return;
    this.wait(true);
    try {
      if (this.pick === choice.text) await this.send(choice.text);
      else await this.pickOrSend(choice, by);
    } finally {
      this.wait(false);
    }
  }

  /**
   * @param {Option} choice
   * @param {Way} by
   */
  async pickOrSend(choice, { isTouched = false, isUntold = false }) {
    const warning = prefs.warn || isTouched ? (await this.options.previews.when(choice.text)).warning : null;
    if (this.options.meant(choice.text) !== choice) return; // another decision has come meanwhile
    const isToTell = prefs.tell && isTouched && isUntold;
    const isWary = prefs.confirm || isTouched;
    if ((warning && prefs.warn) || isToTell || (isWary && (await this.isFinal(choice.text)))) this.take(choice, warning);
    else await this.send(choice.text);
  }

  /** @param {boolean} isBusy */
  wait(isBusy) {
    this.isBusy = isBusy;
    if (isBusy) this.list.setAttribute("aria-busy", "true");
    else this.list.removeAttribute("aria-busy");
  }

  /**
   * @param {Option} choice
   * @param {string | null} warning
   */
  take(choice, warning) {
    this.pick = choice.text;
    this.hint(pieceOf(choice));
    for (const button of this.list.querySelectorAll("button"))
      button.setAttribute("aria-pressed", String(button.dataset.text === choice.text));
    const label = say(warning ? "js-anyway" : "js-confirm");
    const yes = h("button", { type: "button", class: "main", onclick: () => this.choose(choice.text) }, label);
    const no = h("button", { type: "button", onclick: () => this.letGo() }, say("js-cancel"));
    const what = h("p", { id: "picked-what", class: "what" }, choice.label);
    const said = warning ? h("p", { class: "warning", role: "alert" }, warning) : "";
    const brings = effects(this.options.previews.of(choice.text));
    this.picked.replaceChildren(what, brings, said, h("div", { class: "row" }, yes, no));
    this.picked.hidden = false;
    (warning ? no : yes).focus({ preventScroll: true });
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
    this.buttons.sentAt = performance.now();
    await this.play(text);
  }
}

/**
 * As people type it: without capitals, and with one kind of space.
 * @param {string} text
 */
const plain = (text) => text.toLowerCase().replace(/\s+/g, " ").trim();
