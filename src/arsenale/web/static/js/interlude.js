// @ts-check
// A great moment: a card over the board with a picture and what happened. A click goes on; a button skips all.

import { art } from "./art.js";
import { h, mark, say } from "./dom.js";
import { isMoving } from "./prefs.js";
import { rich } from "./rich.js";

/** @import { BeatView } from "./types.js" */

export class Interlude {
  /**
   * The card lies over `stage`, the button that skips stands in `bar`. The words are heard elsewhere.
   * @param {HTMLElement} stage
   * @param {HTMLElement} bar
   * @param {{ next: () => void, skip: () => void }} listeners
   */
  constructor(stage, bar, { next, skip }) {
    this.stage = stage;
    this.card = h("div", { class: "card", hidden: true, onclick: next });
    const key = h("kbd", { "aria-hidden": "true" }, "Esc");
    this.button = h("button", { type: "button", class: "skip-beats", hidden: true, onclick: skip }, say("js-skip-beats"), key);
    stage.replaceChildren(this.card);
    bar.append(this.button);
    stage.hidden = true;
  }

  /** Something is playing that needs no card. */
  wait() {
    this.stage.hidden = this.button.hidden = false;
  }

  /**
   * @param {BeatView[]} beats
   * @param {number} ms
   */
  open(beats, ms) {
    const [first, ...rest] = beats;
    this.wait();
    this.card.className = `card art-${first.art}${isMoving() ? "" : " is-still"}`;
    this.card.dataset.keys = beats.map((beat) => beat.key).join(" ");
    this.card.style.setProperty("--ms", `${Math.round(ms)}ms`);
    const isList = rest.length > 0 && first.seats.length > 0; // each of them is about somebody
    const rows = isList ? beats : rest;
    const title = h("h2", {}, isList ? say(`js-beat-${first.art}`) : rich(first));
    this.card.replaceChildren(h("div", { class: "art", "aria-hidden": "true" }, art(first)), title);
    if (rows.length) this.card.append(h("ol", {}, rows.map((beat, number) => row(beat, number))));
    else if (first.seats.length && !first.rich.includes("[[mark-")) this.card.append(h("p", { class: "whose" }, first.seats.map((seat) => mark(seat))));
    this.card.hidden = false;
  }

  close() {
    this.card.hidden = true;
    this.card.replaceChildren(); // whoever looks at the screen next has not seen it
  }

  hide() {
    this.close();
    this.stage.hidden = this.button.hidden = true;
  }
}

/**
 * @param {BeatView} beat
 * @param {number} number
 */
function row(beat, number) {
  const isNamed = beat.rich.includes(`[[mark-${beat.seats[0]}]]`);
  const line = h("li", {}, beat.seats.length > 0 && !isNamed && mark(beat.seats[0]), rich(beat));
  line.style.setProperty("--row", String(number));
  return line;
}
