// @ts-check
// What another player owns, over the board: by a click on their row, until Escape or another click.

import { $, maybe, say } from "./dom.js";

export class Mats {
  /** @param {HTMLElement} box */
  constructor(box) {
    this.box = box;
    this.holder = $(".mat-holder", box);
    /** @type {number | null} */
    this.seat = null; // whose mat lies there
    $(".close", box).addEventListener("click", () => this.close());
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.close());
  }

  /** @param {number} seat */
  sheet(seat) {
    return maybe(`[data-sheet="mat-${seat}"]`, this.holder);
  }

  /** @param {number} seat */
  has(seat) {
    return this.sheet(seat) !== null;
  }

  /**
   * A second click on the same player puts it away again.
   * @param {number} seat
   * @param {string} name
   */
  toggle(seat, name) {
    if (this.seat === seat) this.close();
    else this.open(seat, name);
  }

  /**
   * @param {number} seat
   * @param {string} name
   */
  open(seat, name) {
    const shown = this.sheet(seat);
    if (!shown) return;
    this.seat = seat;
    for (const sheet of this.holder.children) sheet.toggleAttribute("data-shown", sheet === shown);
    $("h2", this.box).textContent = say("js-mat-of", { name });
    this.box.hidden = false;
    $(".close", this.box).focus({ preventScroll: true });
  }

  close() {
    if (this.seat === null) return;
    const row = maybe(`#players [data-seat="${this.seat}"] button`);
    const held = this.box.contains(document.activeElement);
    this.seat = null;
    this.box.hidden = true;
    if (held) row?.focus({ preventScroll: true });
  }
}
