// @ts-check
// A match from its first position to its last: slider, arrow keys, a link to every position.

import { Board } from "./board.js";
import { $, carried, copy, get, h, say, target, typed } from "./dom.js";
import { showStrip } from "./people.js";
import { narrow } from "./panels.js";
import { Popover } from "./popover.js";
import { rich } from "./rich.js";
import { isTyping } from "./undo.js";

/** @import { Refusal } from "./dom.js" */
/** @import { ReplayAnswer, StoryLine } from "./types.js" */
/** @typedef {"first" | "back" | "next" | "end"} Step */

const PLAY_MS = 900;
const isFilm = new URLSearchParams(location.search).has("play"); // before the address changes

const page = $("#replay");
const table = page.dataset.table ?? "";
const slider = typed(HTMLInputElement, "#slider");
const board = new Board($("#board"), $("#scenery"));
const log = $("#log");
new Popover([$("#board")], { rules: `/games/${page.dataset.game}/rules` });

let last = Number(page.dataset.last);
let at = Number(page.dataset.at);
let shown = ""; // the position and the seat it is seen from
let wanted = at;
let isLoading = false;
/** @type {number | undefined} */
let playing;

const perspective = () => typed(HTMLSelectElement, "#perspective").value;
/** @param {number} position */
const keyOf = (position) => `${position} ${perspective()}`;

/** @param {number} position */
function go(position) {
  wanted = Math.max(0, Math.min(last, position));
  slider.value = String(wanted);
  load();
}

/** One request at a time; whoever drags the slider sees the newest position, not all of them. */
async function load() {
  if (isLoading) return;
  isLoading = true;
  try {
    while (shown !== keyOf(wanted)) await fetchPosition(wanted, perspective());
  } catch (error) {
    $("#played").textContent = /** @type {Refusal} */ (error).message ?? say("js-failed");
  } finally {
    isLoading = false;
  }
}

/**
 * @param {number} position
 * @param {string} seat
 */
async function fetchPosition(position, seat) {
  const query = new URLSearchParams({ at: String(position), layout: narrow.matches ? "phone" : "wide" });
  if (seat !== "none") query.set("seat", seat);
  const sight = await get(`/api/tables/${table}/replay?${query}`);
  shown = `${position} ${seat}`;
  await show(sight);
}

/** @param {ReplayAnswer} sight */
async function show(sight) {
  at = sight.position;
  last = sight.last;
  slider.max = String(last);
  $("#position").textContent = say("js-position", { at, last });
  slider.setAttribute("aria-valuetext", $("#position").textContent ?? "");
  const { played, players } = sight;
  $("#played").textContent = played ? `${players[played.seat].name}: ${played.label}` : lastLine(sight);
  showStrip($("#players"), players, null, { isLive: false });
  showLines(sight);
  history.replaceState(null, "", `?at=${at}&seat=${perspective()}`);
  await board.show(sight.svg, sight.scenery);
}

/**
 * What happened last, where one may not know the action itself.
 * @param {ReplayAnswer} sight
 */
function lastLine({ position, story }) {
  return position === 0 ? say("js-start") : (story.at(-1)?.lines.at(-1)?.text ?? "");
}

/**
 * The log up to here, the newest line in sight.
 * @param {ReplayAnswer} sight
 */
function showLines(sight) {
  const groups = sight.story.map((entry) =>
    h(
      "section",
      {},
      h("h3", {}, rich({ text: entry.digest, rich: entry.rich })),
      h("ol", {}, entry.lines.map((line) => row(line))),
    ),
  );
  log.replaceChildren(...groups);
  log.scrollTop = log.scrollHeight;
}

/** @param {StoryLine} line */
function row(line) {
  /** @param {MouseEvent} event */
  const jump = (event) => {
    event.preventDefault();
    go(line.position);
  };
  const address = `?at=${line.position}&seat=${perspective()}`;
  return h("li", { class: line.position === at ? "is-now" : null }, h("a", { href: address, onclick: jump }, rich(line)));
}

function togglePlay() {
  clearInterval(playing);
  playing = playing ? undefined : setInterval(() => (wanted < last ? go(wanted + 1) : togglePlay()), PLAY_MS);
  if (playing && wanted === last) go(0);
  $("#play").setAttribute("aria-pressed", String(Boolean(playing)));
  $("#play").textContent = say(playing ? "js-pause" : "js-play");
}

/** @type {Record<Step, () => void>} */
const STEPS = { first: () => go(0), back: () => go(wanted - 1), next: () => go(wanted + 1), end: () => go(last) };
for (const step of /** @type {Step[]} */ (Object.keys(STEPS))) $(`[data-step=${step}]`).addEventListener("click", STEPS[step]);
/** @type {Record<string, Step>} */
const KEYS = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "end" };
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (isTyping(event.target) && event.target !== slider) return;
  const step = KEYS[event.key];
  if (!step) return;
  event.preventDefault();
  STEPS[step]();
});
slider.addEventListener("input", () => go(Number(slider.value)));
$("#play").addEventListener("click", togglePlay);
$("#perspective").addEventListener("change", load);
$("#permalink").addEventListener("click", (event) => {
  copy(`${location.origin}/t/${table}/replay?at=${at}&seat=${perspective()}`, target(event));
});
narrow.addEventListener("change", () => {
  shown = "";
  load();
});

if (narrow.matches) load();
else {
  shown = keyOf(at);
  show({ ...carried("sight"), svg: carried("drawing") });
}

// The film of what happened since one's last move begins by itself and leads back to the table.
if (isFilm) {
  const leave = () => location.assign(`/t/${table}`);
  document.addEventListener("keydown", (event) => event.key === "Escape" && leave());
  if (at < last) togglePlay();
  // Whoever takes the film into their own hands stays.
  const stay = setInterval(() => {
    if (playing) return;
    clearInterval(stay);
    if (at === last) setTimeout(leave, PLAY_MS);
  }, PLAY_MS);
}
