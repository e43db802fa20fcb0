// @ts-check
// What one may do: on the board where it is offered, else as buttons under the question; and all of it in words in a
// list. The first click on what loses something, or cannot be taken back by a finger, only picks it; so does the first
// tap on the board, which has no room to tell what it would bring.

import { $, h, maybe, say, typed } from "./dom.js";
import { Previews, effects } from "./effects.js";
import { narrow, roam } from "./panels.js";
import { prefs } from "./prefs.js";

/** @import { Preview } from "./effects.js" */
/** @import { ChoiceView, ShortcutView } from "./types.js" */
/** One action, or several in one go. @typedef {ChoiceView | ShortcutView} Option */

// Controls at hand beside those that close; fewer where there is no room for so many.
const MOST = { wide: 8, phone: 3, small: 2 };
const SMALL = 700;
const LATE_MS = 1000;
const LINE = 40; // pixels: a line of words with the gaps around it
/** How much of what they would bring the controls tell, the most that there is room for: all, a line, nothing. */
const TIGHTEST = 2;
const TWICE_MS = 500; // so soon after one click another one belongs to it

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
    this.quick = quick;
    this.play = play;
    this.isFinal = isFinal;
    this.hint = hint;
    this.isOnBoard = isOnBoard;
    this.unfold = unfold;
    this.previews = new Previews();
    /** @type {ChoiceView[]} */
    this.choices = [];
    /** @type {ShortcutView[]} */
    this.shortcuts = [];
    /** @type {string | null} */
    this.pick = null; // the text of what waits for a second click
    this.isBusy = false;
    this.sentAt = Number.NEGATIVE_INFINITY; // when something was played last, by the clock of events
    /** @type {number | undefined} */
    this.late = undefined;
    this.search.addEventListener("input", () => this.filter());
    this.search.addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.first()?.click();
      if (event.key === "ArrowDown") this.first()?.focus();
    });
    new ResizeObserver(() => this.isFull() && this.refit()).observe(this.quick);
    window.addEventListener("resize", () => this.refit());
    roam(this.list, () => [...this.list.querySelectorAll("li:not([hidden]) button")].filter((one) => one instanceof HTMLElement));
  }

  /** @param {{ choices: ChoiceView[], shortcuts: ShortcutView[] }} sight */
  show({ choices, shortcuts }) {
    const isSame = JSON.stringify([choices, shortcuts]) === JSON.stringify([this.choices, this.shortcuts]);
    const focused = this.focused();
    this.choices = choices;
    this.shortcuts = shortcuts;
    if (isSame && this.list.childElementCount === choices.length) return;
    this.letGo();
    this.previews.begin([...choices, ...shortcuts]);
    this.hold(choices.length > 0 && !this.previews.known);
    this.search.value = "";
    this.none.textContent = this.nothing;
    this.none.hidden = choices.length > 0;
    // What ends something comes last in the list, and always stands at hand too.
    const ordered = [...choices.filter((one) => !one.closes), ...choices.filter((one) => one.closes)];
    this.list.replaceChildren(...ordered.map((choice) => h("li", {}, this.button(choice, choice.text))));
    for (const [place, button] of this.list.querySelectorAll("button").entries()) button.tabIndex = place ? -1 : 0;
    this.arrange();
    if (focused) this.focus(focused);
  }

  /**
   * Buttons at hand come with what they would bring, so that none moves under the pointer when that is told.
   * @param {boolean} isHeld
   */
  hold(isHeld) {
    clearTimeout(this.late);
    this.quick.classList.toggle("is-held", isHeld);
    this.quick.classList.remove("is-late");
    if (!isHeld) return;
    this.late = setTimeout(() => {
      this.hold(false);
      this.quick.classList.add("is-late");
    }, LATE_MS);
  }

  /** Put at hand what the board, as it is drawn now, does not offer: as much of it as there is room for. */
  arrange() {
    const { ranked, closers } = this.atHand();
    const told = [...ranked, ...closers].map((one) => [one.text, this.previews.of(one.text).preview.length]);
    const key = JSON.stringify([told, window.innerWidth, window.innerHeight]);
    if (this.quick.dataset.key === key && this.quick.childElementCount) return;
    this.quick.dataset.key = key;
    const held = this.quick.contains(document.activeElement) ? this.focused() : null;
    const plain = ranked.map((one) => [one]);
    if (plain.length > roomForButtons() + 1 || !this.haveRoom(plain, closers, 0)) {
      const all = inSeries(ranked);
      let controls = all.slice(0, this.mostAtHand(all));
      const folded = () => ranked.length - controls.flat().length;
      while (!this.haveRoom(controls, closers, TIGHTEST, folded()) && controls.length) controls = without(controls);
    }
    this.tellRest();
    this.quick.classList.toggle("leaves-room", this.roomLeft() > LINE);
    if (held) this.focus(held);
  }

  /** How high the room is between them and what stands below, in pixels. */
  roomLeft() {
    const tools = maybe(".tools");
    return tools ? tools.getBoundingClientRect().top - this.quick.getBoundingClientRect().bottom : 0;
  }

  /**
   * How many of them at most: where there are too many, those to which the game gives no place are folded first.
   * @param {Option[][]} controls
   */
  mostAtHand(controls) {
    const most = roomForButtons();
    if (controls.length <= most + 1) return controls.length;
    const placed = controls.filter(([first]) => first.rank !== null).length;
    const isElsewhere = placed > 0 || this.choices.some((one) => !one.closes && this.isOnBoard(one.text));
    return isElsewhere ? Math.min(placed, most) : most;
  }

  /**
   * Put these at hand, if need be with fewer words of what they would bring; whether there is room for them.
   * @param {Option[][]} controls
   * @param {Option[]} closers
   * @param {number} tightest
   * @param {number} folded
   */
  haveRoom(controls, closers, tightest, folded = 0) {
    this.put(controls, closers, folded);
    for (let tightness = 0; tightness <= tightest; tightness++) {
      this.quick.dataset.tight = String(tightness);
      if (!this.isFull()) return true;
    }
    return false;
  }

  /** Buttons that have no room for what they would bring tell it beside them. */
  tellRest() {
    for (const button of this.quick.querySelectorAll("button[data-text]")) {
      if (!(button instanceof HTMLElement)) continue;
      const told = maybe(".effects", button);
      const isCut = told ? told.scrollHeight > told.clientHeight + 1 || !told.checkVisibility() : button.classList.contains("number");
      if (isCut) button.dataset.title = capital(this.meant(button.dataset.text ?? "")?.label ?? "");
      else delete button.dataset.title;
    }
  }

  /** Whether there are more buttons at hand than there is room for. */
  isFull() {
    return this.quick.scrollHeight > this.quick.clientHeight + 1;
  }

  /** There is more or less room than there was. */
  refit() {
    delete this.quick.dataset.key;
    this.arrange();
  }

  /**
   * These controls, a button for those that are folded, and those that close.
   * @param {Option[][]} controls
   * @param {Option[]} closers
   * @param {number} folded
   */
  put(controls, closers, folded) {
    const more = folded ? [h("button", { type: "button", class: "more", onclick: this.unfold }, say("js-more", { count: folded }))] : [];
    const shown = controls.map((one) => (one.length > 1 ? this.series(one) : this.button(one[0], pieceOf(one[0]))));
    this.quick.replaceChildren(...shown, ...more, ...closers.map((choice) => this.button(choice, pieceOf(choice))));
  }

  /**
   * Options that differ in a number alone: one control with all the numbers.
   * @param {Option[]} options
   */
  series(options) {
    const label = options[0].series ?? "";
    const buttons = options.map((choice) => {
      const { text, number } = choice;
      const button = h("button", { type: "button", class: "choice-button number", "data-text": text, "aria-label": choice.label }, String(number));
      // What it would bring stands beside it, not on it: for a finger that is as on the board.
      this.listen(button, choice, pieceOf(choice), true);
      return button;
    });
    const words = h("span", { class: "label", "aria-hidden": "true" }, label);
    return h("div", { class: "series", role: "group", "aria-label": label }, words, h("span", { class: "numbers" }, buttons));
  }

  /**
   * What only buttons offer, and shortcuts that the board cannot offer as their last action may be chosen by itself, in
   * the order that the game gives them; and what closes.
   * @returns {{ ranked: Option[], closers: Option[] }}
   */
  atHand() {
    const direct = new Set(this.choices.map((choice) => choice.text));
    const plain = this.choices.filter((one) => !one.closes && !this.isOnBoard(one.text));
    const others = this.shortcuts.filter((one) => !one.closes && (one.to === null || direct.has(one.to)));
    const closing = this.shortcuts.filter((one) => one.closes && !(one.to && direct.has(one.to)));
    const closers = [...closing, ...this.choices.filter((one) => one.closes)];
    const ranked = [...plain, ...others].sort((one, other) => this.tier(one) - this.tier(other) || place(one) - place(other));
    return { ranked, closers };
  }

  /**
   * What loses something comes after what does not; what the game gives no place comes last.
   * @param {Option} choice
   */
  tier({ text, rank, series }) {
    return rank === null ? 2 : Number(!series && Boolean(this.previews.of(text).warning));
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
    button.classList.toggle("is-warned", Boolean(this.previews.of(text).warning));
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
    return [h("span", { class: "label" }, label), effects(this.previews.special(choice.text))];
  }

  /**
   * What each choice would bring has come.
   * @param {Record<string, Preview>} told
   */
  preview(told) {
    this.previews.set(told);
    for (const button of this.list.querySelectorAll("button")) {
      const choice = this.meant(button.dataset.text ?? "");
      if (!choice) continue;
      button.replaceChildren(...this.content(choice, choice.label));
      button.classList.toggle("is-warned", Boolean(this.previews.of(choice.text).warning));
    }
    this.arrange();
    this.hold(false);
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
    (same || holder.querySelector("button") || $("#act")).focus({ preventScroll: true });
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
   * What a click on this piece of the board would bring, as far as it is known.
   * @param {string | undefined} text
   */
  told(text) {
    const choice = text ? this.meant(text) : undefined;
    return choice ? this.previews.of(choice.text) : null;
  }

  /**
   * A finger slips more easily than a mouse, so it is asked again before anything that cannot be taken back. It cannot
   * hover either: where nothing tells what a choice would bring, as on the board, the first tap tells it.
   * @param {string} text
   * @param {{ isTouched?: boolean, isUntold?: boolean }} by
   */
  async choose(text, by = {}) {
    const choice = this.meant(text);
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
   * @param {{ isTouched?: boolean, isUntold?: boolean }} by
   */
  async pickOrSend(choice, { isTouched = false, isUntold = false }) {
    const warning = prefs.warn || isTouched ? (await this.previews.when(choice.text)).warning : null;
    if (this.meant(choice.text) !== choice) return; // another decision has come meanwhile
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
    const brings = effects(this.previews.of(choice.text));
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
    this.sentAt = performance.now();
    await this.play(text);
  }
}

/**
 * Options in a row that differ in a number alone are one control.
 * @param {Option[]} options
 */
function inSeries(options) {
  /** @type {Option[][]} */
  const controls = [];
  for (const option of options) {
    const last = controls.at(-1);
    if (last && option.series && last[0].series === option.series) last.push(option);
    else controls.push([option]);
  }
  return controls;
}

/**
 * One control less: what several actions would do in one go can be done one by one, so that is folded first.
 * @param {Option[][]} controls
 */
function without(controls) {
  const shortcut = controls.map(([one]) => "ids" in one).lastIndexOf(true);
  const last = shortcut < 0 ? controls.length - 1 : shortcut;
  return controls.filter((_, place) => place !== last);
}

function roomForButtons() {
  if (narrow.matches) return window.innerHeight < SMALL ? MOST.small : MOST.phone;
  return MOST.wide;
}

/** @param {Option} choice */
const place = ({ rank }) => rank ?? 0;

/**
 * What stands for it on the board.
 * @param {Option} choice
 */
const pieceOf = (choice) => ("to" in choice ? (choice.to ?? choice.text) : choice.text);

/**
 * As people type it: without capitals, and with one kind of space.
 * @param {string} text
 */
const plain = (text) => text.toLowerCase().replace(/\s+/g, " ").trim();

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {Event} event */
const isTouch = (event) => event instanceof PointerEvent && event.pointerType === "touch";
