// @ts-check
// The end of a match: who won, the scores taken apart, how they grew, what next.

import { showCurve } from "./curve.js";
import { $, get, h, mark, maybe, say, typed } from "./dom.js";

/** @import { Refusal } from "./dom.js" */
/** @import { Sight } from "./sight.js" */
/** @import { PlayerView, RecordCheck, ResultView } from "./types.js" */

export class Finish {
  /**
   * `next` is where one goes on from here.
   * @param {HTMLElement} box
   * @param {HTMLElement} next
   * @param {string} table
   */
  constructor(box, next, table) {
    this.box = box;
    this.next = next;
    this.table = table;
    maybe(".verify", box)?.addEventListener("click", () => this.verify());
  }

  /** @param {Sight} sight */
  show(sight) {
    const { result } = sight;
    this.box.hidden = !result;
    this.next.hidden = !result;
    if (!result) return;
    $("h2", this.box).textContent = result.text;
    $("table", this.box).replaceChildren(head(sight.players), body(result), foot(result));
    showCurve($(".curve", this.box), result, sight.players);
    $(".rematch", this.next).hidden = sight.seats_here.length === 0 || Boolean(sight.next_table);
    this.lead(sight.next_table);
    $(".seed", this.box).textContent = sight.fairness.seed;
    $(".fair", this.box).textContent = sight.fairness.text;
  }

  /**
   * Someone has opened the next match.
   * @param {string | null} table
   */
  lead(table) {
    const link = typed(HTMLAnchorElement, ".next-table", this.next);
    link.hidden = !table;
    if (table) link.href = `/t/${table}`;
    if (table) $(".rematch", this.next).hidden = true;
  }

  async verify() {
    const said = $(".verdict", this.box);
    said.textContent = say("js-verifying");
    try {
      /** @type {RecordCheck} */
      const check = await get(`/api/tables/${this.table}/verify`);
      said.textContent = check.holds
        ? say("js-holds", { actions: check.actions })
        : say("js-holds-not", { reason: check.reason });
    } catch (error) {
      said.textContent = /** @type {Refusal} */ (error).message ?? say("js-failed");
    }
  }
}

const MOST_NAMES = 2; // more do not fit beside each other; the players' rows above tell whose mark it is

/** @param {PlayerView[]} players */
function head(players) {
  const hidden = players.length > MOST_NAMES ? "unseen" : null;
  const names = players.map((player) => {
    const name = player.resigned ? `${player.name} ${say("js-resigned")}` : player.name;
    return h("th", { scope: "col", title: name }, mark(player.seat), h("span", { class: hidden }, name));
  });
  return h("thead", {}, h("tr", {}, h("td"), names));
}

/** @param {ResultView} result */
function body(result) {
  const rows = result.sheet.map(({ label, values }) =>
    h("tr", {}, h("th", { scope: "row" }, label), values.map((value) => h("td", {}, String(value).replace("-", "−")))),
  );
  return h("tbody", {}, rows);
}

/** @param {ResultView} result */
function foot(result) {
  const totals = result.scores.map((score, seat) =>
    h("td", { class: result.winners.includes(seat) ? "is-winner" : null }, String(score)),
  );
  return h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, say("js-total")), totals));
}
