// @ts-check
// Who sits where: a row for each player, and the care of the seats in the table panel.

import { awayText } from "./away.js";
import { $, copy, h, hasWords, mark, maybe, say } from "./dom.js";
import { icon } from "./effects.js";
import { isMoving } from "./prefs.js";

/** @import { Sight } from "./sight.js" */
/** @import { Cancel, FigureView, PlayerView, Resign, SeatRequest, StandIn } from "./types.js" */

const FLASH_MS = 1500;

/** @typedef {(message: SeatRequest | StandIn | Resign | Cancel) => void} Act */

/**
 * A row for each player. With `isLive: false` nobody is there or away: a replay. `open(seat)` shows what they own,
 * where `canOpen(seat)`.
 * @param {HTMLElement} holder
 * @param {PlayerView[]} players
 * @param {number | null} seat
 * @param {{ isLive?: boolean, open?: (seat: number) => void, canOpen?: (seat: number) => boolean }} options
 */
export function showStrip(holder, players, seat, { isLive = true, open, canOpen = () => false } = {}) {
  const held = holder.contains(document.activeElement) ? document.activeElement?.closest("li")?.dataset.seat : null;
  const opener = (/** @type {PlayerView} */ { seat: its }) => (open && canOpen(its) ? () => open(its) : null);
  const before = numbersOf(holder);
  holder.replaceChildren(...players.map((player) => row(player, seat, isLive, opener(player))));
  for (const [key, { text, element }] of numbersOf(holder)) if (before.has(key) && before.get(key)?.text !== text) flash(element);
  holder.dataset.players = String(players.length);
  if (held) maybe(`[data-seat="${held}"] button`, holder)?.focus({ preventScroll: true });
}

/**
 * The score and the figures of each player, by what they are.
 * @param {HTMLElement} holder
 */
function numbersOf(holder) {
  const numbers = [...holder.querySelectorAll(".score, .figure")].filter((one) => one instanceof HTMLElement);
  const keyOf = (/** @type {HTMLElement} */ one) => `${one.closest("li")?.dataset.seat} ${one.title}`;
  return new Map(numbers.map((element) => [keyOf(element), { text: element.textContent, element }]));
}

/**
 * A number that has changed catches the eye once.
 * @param {HTMLElement} element
 */
function flash(element) {
  if (!isMoving()) return;
  const frames = [{ backgroundColor: "transparent" }, { backgroundColor: "rgb(214 164 60 / 0.7)", offset: 0.2 }, { backgroundColor: "transparent" }];
  element.animate(frames, { duration: FLASH_MS, easing: "ease-out" });
}

/**
 * @param {PlayerView} player
 * @param {number | null} seat
 * @param {boolean} isLive
 * @param {(() => void) | null} open
 */
function row(player, seat, isLive, open) {
  const classes = ["player", `of-seat-${player.seat}`];
  if (player.is_asked) classes.push("is-asked");
  if (player.seat === seat) classes.push("is-mine");
  if (player.is_winner) classes.push("is-winner");
  if (isLive && !player.is_here && player.kind !== "open") classes.push("is-away");
  if (isLive && player.kind === "bot") classes.push("is-bot");
  const content = [
    mark(player.seat),
    h("span", { class: "name" }, h("b", {}, player.name), isLive ? h("small", {}, standing(player, seat)) : ""),
    player.is_asked ? h("span", { class: "turn-sign" }, h("span", { class: "unseen" }, say("js-to-decide"))) : "",
    h("span", { class: "figures" }, player.figures.map(figure)),
    score(player),
  ];
  const name = say("js-mat-of", { name: player.name });
  return h(
    "li",
    { class: classes.join(" "), "data-seat": player.seat },
    open ? h("button", { type: "button", class: "row", title: name, onclick: open }, ...content) : h("div", { class: "row" }, ...content),
  );
}

/** @param {PlayerView} player */
function score(player) {
  if (player.score === null || player.score === undefined) return "";
  return h("span", { class: "score" }, h("span", { class: "unseen" }, say("js-score")), " ", String(player.score));
}

/** @param {FigureView} one */
function figure({ icon: name, value, label }) {
  return h("span", { class: "figure", title: label }, icon(name), h("span", { class: "unseen" }, `${label}: `), value);
}

/**
 * In words, so that no colour is needed: bot, open, away, here.
 * @param {PlayerView} player
 * @param {number | null} seat
 */
function standing(player, seat) {
  if (player.kind === "open") return ""; // that is its name already
  if (player.resigned) return say("js-seat-resigned", { level: levelName(player.bot ?? "none") });
  if (player.kind === "bot") return thinking(player);
  if (player.seat === seat) return say("js-seat-you");
  if (player.is_me) return say("js-seat-this-screen");
  return player.is_here ? say("js-seat-here") : awayText(player.away_since);
}

/** @param {PlayerView} player */
function thinking(player) {
  const level = levelName(player.bot ?? "none");
  return player.is_asked ? say("js-thinking") : level;
}

/**
 * A bot from another package is called by its own name.
 * @param {string} bot
 */
const levelName = (bot) => (hasWords(`js-level-${bot}`) ? say(`js-level-${bot}`) : bot);

/**
 * Open seats and their links: nobody can play on before they are taken.
 * @param {HTMLElement} box
 * @param {Sight} sight
 */
export function showInvitation(box, sight) {
  const open = sight.players.filter((player) => player.kind === "open" && sight.links[player.seat]);
  box.hidden = open.length === 0 || sight.finished || sight.cancelled;
  const key = JSON.stringify([open.map((player) => player.seat), sight.links]);
  if (box.hidden || box.dataset.key === key) return;
  box.dataset.key = key;
  const rows = open.map((player) => {
    const address = `${location.origin}/j/${sight.table}/${player.seat}/${sight.links[player.seat]}`;
    const field = h("input", { readonly: true, value: address, "aria-label": say("js-link-of", { seat: player.seat + 1 }) });
    field.addEventListener("focus", () => field.select());
    const button = h("button", { type: "button" }, say("js-copy"));
    button.addEventListener("click", () => copy(address, button));
    return h("li", {}, mark(player.seat), field, button);
  });
  $("ul", box).replaceChildren(...rows);
}

/**
 * Who sits where, and what can be done about each seat. `act(message)` sends it; `bots` are the levels, `bot` is the
 * usual one.
 * @param {HTMLElement} holder
 * @param {Sight} sight
 * @param {{ bots?: string, bot?: string }} levels
 * @param {Act} act
 */
export function showSeats(holder, sight, { bots = "", bot = "" }, act) {
  const people = sight.players.map((one) => [one.name, one.kind, one.bot, one.can_take_back, one.can_stand_in, one.can_resign]);
  const key = JSON.stringify([sight.finished, sight.can_cancel, people]);
  showStandings(holder, sight.players, sight.seat);
  if (holder.dataset.key === key) return; // a list that is open stays open
  holder.dataset.key = key;
  const rows = sight.players.map((player) => {
    const name = h("span", { class: "name" }, player.name, " ", h("small", { class: "standing", "data-seat": player.seat }));
    const care = sight.finished ? [] : deeds(player, bots.split(" "), bot, act);
    return h("li", {}, mark(player.seat), name, h("span", { class: "deeds" }, care));
  });
  if (sight.can_cancel) rows.push(callingOff(act));
  holder.replaceChildren(...rows);
  showStandings(holder, sight.players, sight.seat);
}

/** @param {Act} act */
function callingOff(act) {
  const words = [say("js-call-off"), say("js-call-off-more"), say("js-call-off-sure")];
  return h("li", { class: "call-off" }, asking(words, () => act({ type: "cancel" })));
}

/**
 * Who is here, who is away since when: it changes while nothing happens at the table.
 * @param {HTMLElement} holder
 * @param {PlayerView[]} players
 * @param {number | null} seat
 */
export function showStandings(holder, players, seat) {
  for (const player of players) {
    const place = maybe(`.standing[data-seat="${player.seat}"]`, holder);
    const text = standing(player, seat);
    if (place && place.textContent !== text) place.textContent = text;
  }
}

/**
 * A button that asks once before it does what cannot be undone: its label, what comes of it, the answer that does it.
 * @param {string[]} words
 * @param {() => void} act
 */
function asking([label, more, sure], act) {
  const box = h("span", { class: "asking" });
  const ask = press(label, () => {
    const no = press(say("js-keep-on"), () => {
      box.replaceChildren(ask);
      ask.focus();
    });
    box.replaceChildren(h("span", { class: "small" }, more), press(sure, act), no);
    no.focus(); // the harmless answer comes first to hand
  });
  box.append(ask);
  return box;
}

/**
 * @param {PlayerView} player
 * @param {string[]} bots
 * @param {string} usual
 * @param {Act} act
 */
function deeds(player, bots, usual, act) {
  const { seat } = player;
  const levels = player.can_stand_in ? levelList(player, bots, player.bot ?? usual) : null;
  const standIn = () => act({ type: "stand-in", seat, bot: levels?.value ?? usual });
  const giveUp = () => act({ type: "resign", seat, bot: levels?.value ?? usual });
  const words = [say("js-resign"), say("js-resign-more"), say("js-resign-sure")];
  const resign = player.can_resign ? asking(words, giveUp) : null;
  const back = player.can_take_back ? press(say("js-take-back"), () => act({ type: "take-back", seat })) : null;
  if (player.kind === "bot") {
    levels?.addEventListener("change", standIn);
    return [back, levels, resign];
  }
  if (back) return [back];
  return levels ? [levels, press(say(player.kind === "open" ? "js-bot-sits" : "js-stand-in"), standIn), resign] : [resign];
}

/**
 * @param {string} label
 * @param {() => void} onclick
 */
const press = (label, onclick) => h("button", { type: "button", onclick }, label);

/**
 * @param {PlayerView} player
 * @param {string[]} bots
 * @param {string} chosen
 */
function levelList(player, bots, chosen) {
  const names = bots.includes(chosen) ? bots : [...bots, chosen];
  const options = names.map((name) => h("option", { value: name, selected: name === chosen }, levelName(name)));
  return h("select", { "aria-label": say("js-level-of", { name: player.name }) }, options);
}
