// @ts-check
// Several seats at one screen: between two of them nothing secret is shown, until the next player says so.

import { $, h, mark, say } from "./dom.js";

/** @import { Sight } from "./sight.js" */
/** @import { PlayerView } from "./types.js" */

export class Handover {
  /**
   * `look(seat)` watches the table from a seat, `look(null)` from outside.
   * @param {HTMLElement} page
   * @param {(seat: number | null) => void} look
   */
  constructor(page, look) {
    this.page = page;
    this.look = look;
    /** @type {number | null} */
    this.seat = null; // whose eyes are at the screen
    this.isCovered = false;
    /** @type {PlayerView | null} */
    this.last = null; // who looked before
    this.stays = 0; // the entry up to which the last player may keep looking
  }

  /**
   * Returns true while the board must stay hidden.
   * @param {Sight} sight
   */
  show(sight) {
    const here = sight.seats_here;
    if (here.length === 0 || sight.finished) return this.uncover();
    if (here.length === 1) return this.showAlone(here[0], sight);
    const asked = sight.players.filter((player) => player.is_asked && here.includes(player.seat));
    const own = asked.find((player) => player.seat === this.seat);
    if (this.seat !== null && (own || asked.length === 0 || sight.seq <= this.stays)) return this.uncover();
    const next = own ?? asked[0] ?? sight.players[here[0]];
    this.cover(next, sight);
    return true;
  }

  /**
   * One seat at this screen: it has always been the only one, or a bot plays for the others, or it was just taken back.
   * @param {number} seat
   * @param {Sight} sight
   */
  showAlone(seat, sight) {
    if (sight.seat === seat) return this.uncover();
    const isStranger = this.isCovered || (this.seat !== null && this.seat !== seat);
    if (isStranger) this.cover(sight.players[seat], sight);
    else this.look(seat);
    return isStranger;
  }

  /**
   * @param {PlayerView} next
   * @param {Sight} sight
   */
  cover(next, sight) {
    const last = this.seat === null ? null : sight.players[this.seat];
    this.last = last ?? this.last;
    this.seat = null;
    if (sight.seat !== null) this.look(null);
    const key = `${next.seat} ${next.name}`;
    if (this.isCovered && this.page.dataset.key === key) return;
    this.isCovered = true;
    this.page.dataset.key = key;
    const go = h("button", { type: "button", class: "main", onclick: () => this.take(next.seat, 0) });
    go.textContent = say("js-handover-go", { name: next.name });
    const canGoBack = this.last && this.last.seat !== next.seat && sight.seats_here.includes(this.last.seat);
    const back = this.last && canGoBack ? this.back(this.last, sight.seq) : "";
    this.page.replaceChildren(
      h("div", { class: "medal" }, mark(next.seat)),
      h("h2", { id: "handover-title" }, say("js-handover", { name: next.name })),
      h("p", {}, say("js-handover-why")),
      go,
      back,
    );
    this.page.hidden = false;
    document.body.classList.add("is-covered");
    go.focus();
  }

  /**
   * @param {PlayerView} last
   * @param {number} stays
   */
  back({ seat, name }, stays) {
    return h("button", { type: "button", class: "quiet", onclick: () => this.take(seat, stays) }, say("js-handover-back", { name }));
  }

  /**
   * @param {number} seat
   * @param {number} stays
   */
  take(seat, stays) {
    this.seat = seat;
    this.stays = stays;
    this.uncover();
    this.look(seat);
    $("#act").focus({ preventScroll: true });
  }

  uncover() {
    this.isCovered = false;
    this.page.hidden = true;
    document.body.classList.remove("is-covered");
    return false;
  }
}
