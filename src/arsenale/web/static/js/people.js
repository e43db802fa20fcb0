// Who sits where: the strip above the board, and the care of the seats in the table panel.

import { copy, h, mark, say } from "./dom.js";

/** With `isLive: false` nobody is there or away: a replay. */
export function showStrip(holder, players, seat, { isLive = true } = {}) {
  holder.replaceChildren(...players.map((player) => card(player, seat, isLive)));
}

function card(player, seat, isLive) {
  const classes = ["player", `of-seat-${player.seat}`];
  if (player.is_asked) classes.push("is-asked");
  if (player.seat === seat) classes.push("is-mine");
  if (isLive && !player.is_here) classes.push("is-away");
  return h(
    "li",
    { class: classes.join(" "), "data-seat": player.seat },
    mark(player.seat),
    h("span", { class: "name" }, player.name, isLive ? h("small", {}, standing(player, seat)) : ""),
    player.score === null || player.score === undefined
      ? ""
      : h("span", { class: "score" }, h("span", { class: "unseen" }, say("js-score")), " ", String(player.score)),
    player.is_asked ? h("span", { class: "turn-sign" }, h("span", { class: "unseen" }, say("js-to-decide"))) : "",
  );
}

/** In words, so that no colour is needed: bot, open, away, here. */
function standing(player, seat) {
  if (player.kind === "open") return say("js-seat-open");
  if (player.kind === "bot") return say("js-seat-bot");
  if (player.seat === seat) return say("js-seat-you");
  if (player.is_me) return say("js-seat-this-screen");
  return player.is_here ? say("js-seat-here") : say("js-seat-away");
}

/** Open seats and their links: nobody can play on before they are taken. */
export function showInvitation(box, sight) {
  const open = sight.players.filter((player) => player.kind === "open" && sight.links[player.seat]);
  box.hidden = open.length === 0 || sight.finished;
  const key = JSON.stringify([open.map((player) => player.seat), sight.links]);
  if (box.hidden || box.dataset.key === key) return;
  box.dataset.key = key;
  const rows = open.map((player) => {
    const address = `${location.origin}/j/${sight.table}/${player.seat}/${sight.links[player.seat]}`;
    const field = h("input", { readonly: true, value: address, "aria-label": say("js-link-of", { seat: player.seat + 1 }) });
    field.addEventListener("focus", () => field.select());
    const button = h("button", { type: "button", onclick: () => copy(address, button) }, say("js-copy"));
    return h("li", {}, mark(player.seat), field, button);
  });
  box.querySelector("ul").replaceChildren(...rows);
}

/** What can be done about each seat. `act(message)` sends it; `bot` is who stands in. */
export function showSeats(holder, sight, bot, act) {
  const rows = sight.players.map((player) => {
    const buttons = deeds(player, sight, bot).map(([type, label, more]) =>
      h("button", { type: "button", onclick: () => act({ type, seat: player.seat, ...more }) }, label),
    );
    return h("li", {}, mark(player.seat), h("span", { class: "name" }, player.name), h("span", { class: "deeds" }, buttons));
  });
  holder.replaceChildren(...rows);
}

function deeds(player, sight, bot) {
  if (sight.finished) return [];
  if (player.can_take_back) return [["take-back", say("js-take-back"), {}]];
  const isOpen = player.kind === "open";
  if (isOpen && sight.is_owner) return [["stand-in", say("js-bot-sits"), { bot }]];
  if (!isOpen && player.kind !== "bot" && player.can_stand_in) {
    return [["stand-in", say("js-stand-in"), { bot }]];
  }
  return [];
}
