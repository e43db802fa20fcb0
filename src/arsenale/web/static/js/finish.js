// The end of a match: who won, the scores taken apart, what next.

import { $, get, h, mark, say } from "./dom.js";

export class Finish {
  constructor(box, table) {
    this.box = box;
    this.table = table;
    $(".verify", box)?.addEventListener("click", () => this.verify());
  }

  show(sight) {
    const { result } = sight;
    this.box.hidden = !result;
    if (!result) return;
    $("h2", this.box).textContent = result.text;
    $("table", this.box).replaceChildren(head(sight), body(sight), foot(sight));
    $(".rematch", this.box).hidden = sight.seats_here.length === 0 || Boolean(sight.next_table);
    this.lead(sight.next_table);
    $(".seed", this.box).textContent = sight.fairness.seed;
    $(".fair", this.box).textContent = sight.fairness.text;
  }

  /** Someone has opened the next match. */
  lead(table) {
    const link = $(".next-table", this.box);
    link.hidden = !table;
    if (table) link.href = `/t/${table}`;
    if (table) $(".rematch", this.box).hidden = true;
  }

  async verify() {
    const said = $(".verdict", this.box);
    said.textContent = say("js-verifying");
    try {
      const verdict = await get(`/api/tables/${this.table}/verify`);
      said.textContent = verdict.holds
        ? say("js-holds", { actions: verdict.actions })
        : say("js-holds-not", { reason: verdict.reason });
    } catch (error) {
      said.textContent = error.message;
    }
  }
}

function head(sight) {
  const names = sight.players.map((player) =>
    h("th", { scope: "col", class: player.is_winner ? "is-winner" : null }, mark(player.seat), h("span", {}, player.name)),
  );
  return h("thead", {}, h("tr", {}, h("td"), names));
}

function body(sight) {
  const rows = sight.result.sheet.map(({ label, values }) =>
    h("tr", {}, h("th", { scope: "row" }, label), values.map((value) => h("td", {}, String(value)))),
  );
  return h("tbody", {}, rows);
}

function foot(sight) {
  const totals = sight.result.scores.map((score, seat) =>
    h("td", { class: sight.result.winners.includes(seat) ? "is-winner" : null }, String(score)),
  );
  return h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, say("js-total")), totals));
}
