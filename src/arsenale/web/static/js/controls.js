// @ts-check
// The controls at hand: buttons under the question for what the board does not offer, as many as there is room for.

import { focusIn, focusedIn } from "./buttons.js";
import { h, maybe, say } from "./dom.js";
import { pieceOf } from "./options.js";
import { narrow } from "./panels.js";

/** @import { Buttons } from "./buttons.js" */
/** @import { Option, Options } from "./options.js" */

// Controls at hand beside those that close; fewer where there is no room for so many.
const MOST = { wide: 8, phone: 3, small: 2 };
const SMALL = 700;
const LATE_MS = 1000;
const LINE = 40; // pixels: a line of words with the gaps around it
/** How much of what they would bring the controls tell, the most that there is room for: all, a line, nothing. */
const TIGHTEST = 2;

export class Controls {
  /**
   * `isOnBoard(text)` tells whether a piece of the board offers this, and `unfold()` opens the list of all choices.
   * @param {HTMLElement} box
   * @param {Options} options
   * @param {Buttons} buttons
   * @param {{ isOnBoard: (text: string) => boolean, unfold: () => void }} deeds
   */
  constructor(box, options, buttons, { isOnBoard, unfold }) {
    this.box = box;
    this.options = options;
    this.buttons = buttons;
    this.isOnBoard = isOnBoard;
    this.unfold = unfold;
    /** @type {number | undefined} */
    this.late = undefined;
    new ResizeObserver(() => this.isFull() && this.refit()).observe(this.box);
    window.addEventListener("resize", () => this.refit());
  }

  /**
   * Buttons at hand come with what they would bring, so that none moves under the pointer when that is told.
   * @param {boolean} isHeld
   */
  hold(isHeld) {
    clearTimeout(this.late);
    this.box.classList.toggle("is-held", isHeld);
    this.box.classList.remove("is-late");
    if (!isHeld) return;
    this.late = setTimeout(() => {
      this.hold(false);
      this.box.classList.add("is-late");
    }, LATE_MS);
  }

  /** Put at hand what the board, as it is drawn now, does not offer: as much of it as there is room for. */
  arrange() {
    const { ranked, closers } = this.options.atHand(this.isOnBoard);
    const told = [...ranked, ...closers].map((one) => [one.text, this.options.previews.of(one.text).preview.length]);
    const key = JSON.stringify([told, window.innerWidth, window.innerHeight]);
    if (this.box.dataset.key === key && this.box.childElementCount) return;
    this.box.dataset.key = key;
    const focused = focusedIn(this.box);
    const plain = ranked.map((one) => [one]);
    if (plain.length > roomForButtons() + 1 || !this.haveRoom(plain, closers, 0)) {
      const all = inSeries(ranked);
      let controls = all.slice(0, this.mostAtHand(all));
      const folded = () => ranked.length - controls.flat().length;
      while (!this.haveRoom(controls, closers, TIGHTEST, folded()) && controls.length) controls = without(controls);
    }
    this.tellRest();
    this.box.classList.toggle("leaves-room", this.roomLeft() > LINE);
    if (focused !== null) focusIn(this.box, focused);
  }

  /** How high the room is between them and what stands below, in pixels. */
  roomLeft() {
    const tools = maybe(".tools");
    return tools ? tools.getBoundingClientRect().top - this.box.getBoundingClientRect().bottom : 0;
  }

  /**
   * How many of them at most: where there are too many, those to which the game gives no place are folded first.
   * @param {Option[][]} controls
   */
  mostAtHand(controls) {
    const most = roomForButtons();
    if (controls.length <= most + 1) return controls.length;
    const placed = controls.filter(([first]) => first.rank !== null).length;
    const isElsewhere = placed > 0 || this.options.choices.some((one) => !one.closes && this.isOnBoard(one.text));
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
      this.box.dataset.tight = String(tightness);
      if (!this.isFull()) return true;
    }
    return false;
  }

  /** Buttons that have no room for what they would bring tell it beside them. */
  tellRest() {
    for (const button of this.box.querySelectorAll("button[data-text]")) {
      if (!(button instanceof HTMLElement)) continue;
      const told = maybe(".effects", button);
      const isCut = told ? told.scrollHeight > told.clientHeight + 1 || !told.checkVisibility() : button.classList.contains("number");
      if (isCut) button.dataset.title = capital(this.options.meant(button.dataset.text ?? "")?.label ?? "");
      else delete button.dataset.title;
    }
  }

  /** Whether there are more buttons at hand than there is room for. */
  isFull() {
    return this.box.scrollHeight > this.box.clientHeight + 1;
  }

  /** There is more or less room than there was. */
  refit() {
    delete this.box.dataset.key;
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
    const shown = controls.map((one) => (one.length > 1 ? this.series(one) : this.buttons.button(one[0], pieceOf(one[0]))));
    this.box.replaceChildren(...shown, ...more, ...closers.map((choice) => this.buttons.button(choice, pieceOf(choice))));
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
      this.buttons.listen(button, choice, pieceOf(choice), true);
      return button;
    });
    const words = h("span", { class: "label", "aria-hidden": "true" }, label);
    return h("div", { class: "series", role: "group", "aria-label": label }, words, h("span", { class: "numbers" }, buttons));
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

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
