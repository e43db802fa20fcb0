// @ts-check
// The table page: one match, live.

import { Playback } from "./beats.js";
import { setClock } from "./away.js";
import { Board, partMeant } from "./board.js";
import { Chat } from "./chat.js";
import { Choices } from "./choices.js";
import { Connection } from "./connection.js";
import { $, carried, copy, maybe, say, target, typed } from "./dom.js";
import { Finish } from "./finish.js";
import { Handover } from "./handover.js";
import { Hints } from "./hints.js";
import { Mats } from "./mats.js";
import { Panels, narrow } from "./panels.js";
import { showInvitation, showSeats, showStandings, showStrip } from "./people.js";
import { Popover, neverPlayByLongPress } from "./popover.js";
import { bindPrefs, isMoving, prefs } from "./prefs.js";
import { roveOn } from "./roving.js";
import { Sheets } from "./sheets.js";
import { Joiner } from "./sight.js";
import { chime } from "./sound.js";
import { Story } from "./story.js";
import { Undo, isTyping } from "./undo.js";

/** @import { News, LineState, Question } from "./connection.js" */
/** @import { Refusal } from "./dom.js" */
/** @import { DoneMessage, PresenceMessage, PreviewsMessage, Watch } from "./types.js" */
/** @import { Sight, Update } from "./sight.js" */

const page = $("#table");
const language = /** @type {Watch["language"]} */ (document.documentElement.lang);
const SETTINGS = ["bot_speed", "doge_seconds"];
const AWAY_MS = 30_000; // how often it is told anew how long somebody is away
/** @param {string} name */
const setting = (name) => typed(HTMLSelectElement, `#${name}`);
const table = page.dataset.table ?? "";

/** @type {Sight | null} */
let sight = null;
/** @type {number | null} */
let seat = page.dataset.seat === "" ? null : Number(page.dataset.seat);
let seen = 0; // the last entry of the journal that has come
/** @type {PreviewsMessage | null} */
let previews = null; // the last that came
/** @type {Sight | null} */
let settled = null; // as the table was when one could last choose

const stage = $("#stage");
const joiner = new Joiner();
const board = new Board($("#board"), $("#scenery"), (text, isTouched) => choices.choose(text, { isTouched, isUntold: true }), stage);
/** @param {string} name */
const placeOf = (name) => (name === "board" ? $("#board") : maybe(name === `mat-${seat}` ? "#own-mat" : "#mats"));
const sheets = new Sheets(board, placeOf, carried("piece-rules"));
const choices = new Choices($("#panel-choices"), $("#picked"), $("#quick"), {
  play,
  isFinal: async (action) => (await why(action).catch(() => ({ final: true }))).final,
  hint: (text) => board.hint(text),
  isOnBoard: (text) => board.piece(text)?.checkVisibility() ?? false,
  unfold: () => panels.showChoices(true),
});
const hints = new Hints(typed(HTMLButtonElement, "#ask-hint"), $("#hints"), {
  ask: (message, patience) => {
    panels.showChoices(false); // hints come to the same place
    return connection.ask(message, patience);
  },
  complain,
  choose: (text) => choices.choose(text),
  light: (text) => board.hint(text),
});
const popover = new Popover([stage, $("#quick")], {
  what: (action) => choices.options.meant(action ?? "")?.label,
  brings: (action) => choices.options.told(action),
  why: async (action) => (await why(action)).text,
  rules: `/games/${page.dataset.game}/rules?from=/t/${table}`,
});
const story = new Story($("#log"), $("#brief"), table);
const playback = new Playback($("#interlude"), { show: present, settle, hold, tell, bar: $("#skip") });
$("#brief").addEventListener("click", () => panels.open("story"));
const panels = new Panels(page, () => hints.clear());
const chat = new Chat($("#panel-chat"), (text) => act({ type: "chat", text }));
const undo = new Undo($("#undo"), $("#undo-request"), act);
const finish = new Finish($("#finish"), $("#next"), table);
const mats = new Mats($("#mat"));
const handover = new Handover($("#handover"), look);

if (page.dataset.seats !== "many") {
  /** @type {Sight} */
  const first = carried("sight");
  sheets.adopt();
  take({ seq: first.seq, after: 0, sight: first, drawn: null });
} else {
  seat = null;
}

const connection = new Connection(page.dataset.socket ?? "", { greet, hear, show: showLine });

/** @returns {Watch} */
function greet() {
  sheets.layout = narrow.matches ? "phone" : "wide";
  return { type: "watch", seat, language, layout: narrow.matches ? "phone" : "wide", since: seen, packed: true };
}

/**
 * Watch from another seat: another log, other secrets.
 * @param {number | null} next
 */
function look(next) {
  seat = next;
  seen = 0;
  playback.clear();
  connection.send(greet());
}

narrow.addEventListener("change", () => connection.send(greet()));

/** @param {News} message */
function hear(message) {
  if (message.type === "update") take(joiner.join(message));
  else if (message.type === "previews") foretell(message);
  else if (message.type === "presence") showPresence(message);
  else if (message.type === "hint-asked") noteHint(message.seat);
  else if (message.type === "rematch") finish.lead(message.table);
  else if (message.type === "error") notify(message.error.message);
}

/**
 * What each choice would bring is known a little later than the rest.
 * @param {PreviewsMessage} message
 */
function foretell(message) {
  previews = message;
  if (message.seq !== seen || message.seat !== seat || page.classList.contains("is-busy")) return;
  choices.preview(message.choices);
  page.dataset.previews = String(seen);
}

/** @param {Update} message */
function take(message) {
  if (message.after > seen) {
    connection.send(greet()); // a gap: ask for what is missing
    return;
  }
  seen = message.seq;
  playback.add(message);
}

/**
 * Show an update; while its beats are played nothing can be chosen.
 * @param {Update} message
 * @param {boolean} isBusy
 */
function present(message, isBusy) {
  const before = sight;
  sight = message.sight;
  if (sight.seat !== seat) seat = sight.seat; // someone else has the seat now
  if (before && before.seat !== sight.seat) story.clear();
  page.classList.toggle("is-busy", isBusy);
  if (handover.show(sight)) empty();
  else show(message, before, isBusy);
  page.dataset.seq = String(message.seq);
}

/** Something great is played before what came of it is shown. */
function hold() {
  page.classList.add("is-busy");
  showBusy();
  sheets.offer({ legal: new Set(), isAsked: false });
}

/**
 * What is played just now, in words.
 * @param {string} text
 */
function tell(text) {
  $("#question").textContent = text;
}

/** Nothing is left to play: the controls of the decision appear. */
function settle() {
  if (!sight) return;
  const wasBusy = page.classList.contains("is-busy");
  page.classList.remove("is-busy");
  if (wasBusy) {
    if (handover.show(sight)) return;
    showQuestion(sight);
    showControls(sight);
    finish.show(sight);
    sheets.offer(offerOf(sight));
    story.settle(sight.asked);
  }
  choices.controls.refit(); // what was played has left its room
  if (wasBusy && sight.asked) bringIntoView();
  if (previews) foretell(previews); // they may have come before the decision was shown
}

/** Between two players at one screen nothing of either is left in the page. */
function empty() {
  tell("");
  story.clear();
  choices.show({ choices: [], shortcuts: [] });
  hints.show({ choices: [] });
  sheets.clear();
  $("#undo").replaceChildren();
}

/**
 * @param {Update} message
 * @param {Sight | null} before
 * @param {boolean} isBusy
 */
function show(message, before, isBusy) {
  const { sight } = message;
  const wasOnBoard = stage.contains(document.activeElement);
  if (isBusy) showBusy();
  else showQuestion(sight);
  showPlayers(sight);
  showInvitation($("#invitation"), sight);
  showSeats($("#seats"), sight, page.dataset, act);
  story.add(sight.story, sight.log_after, { seat, since: sight.since, isAsked: sight.asked && !isBusy });
  if (!isBusy) showControls(sight);
  if (!isBusy || !sight.finished) finish.show(sight);
  const remarks = chat.add(sight.chat, message.after === 0 ? -1 : sight.chat_after);
  if (before && remarks && panels.current !== "chat") panels.badge("chat", remarks);
  for (const name of SETTINGS) setting(name).value = sight.settings[name];
  draw(message, wasOnBoard);
}

/** @param {Sight} sight */
function showControls(sight) {
  undo.show(sight.undo, seat);
  hints.show(sight);
  showChoiceCount(sight.choices.length);
  choices.show(sight); // they take the room that is left
}

/** While something is played there is nothing to choose. */
function showBusy() {
  $("#act").classList.remove("is-mine");
  choices.show({ choices: [], shortcuts: [] });
  hints.show({ choices: [] });
  showChoiceCount(0);
  $("#undo").replaceChildren();
}

/** @param {Sight} sight */
function offerOf(sight) {
  const legal = new Set([...sight.choices.map((one) => one.text), ...sight.shortcuts.flatMap((one) => one.to ?? [])]);
  return { legal, isAsked: sight.asked };
}

/** @param {Sight} sight */
function showPlayers({ players }) {
  const open = (/** @type {number} */ its) => mats.toggle(its, players[its].name);
  showStrip($("#players"), players, seat, { open, canOpen: (its) => mats.has(its) });
}

/** @param {number} count */
function showChoiceCount(count) {
  panels.badge("choices", count);
  $("#all-choices").hidden = count === 0;
  if (count === 0) panels.showChoices(false);
}

/**
 * @param {Update} message
 * @param {boolean} wasOnBoard
 */
async function draw({ sight, drawn, seq }, wasOnBoard) {
  popover.hide();
  const offer = () => (page.classList.contains("is-busy") ? { legal: new Set(), isAsked: false } : offerOf(sight));
  if (drawn) {
    await board.set(sight.scenery);
    sheets.show(drawn.board, drawn.mine.board, offer());
    if (drawn.board.sheets) showPlayers(sight); // whose mats can be opened now
  } else {
    sheets.offer(offer());
  }
  choices.controls.arrange();
  if (sight.asked) bringIntoView();
  if (drawn) page.dataset.drawn = String(seq);
  if (wasOnBoard && document.activeElement === document.body) goOn();
}

/** Where the board is larger than its window, what may be tapped next comes into it by itself. */
function bringIntoView() {
  const area = $(".board-area").getBoundingClientRect();
  const pieces = [...document.querySelectorAll("#board [data-action]")].map(partMeant);
  const isSeen = (/** @type {Element} */ piece) => {
    const { top, bottom } = piece.getBoundingClientRect();
    return (top + bottom) / 2 > area.top && (top + bottom) / 2 < area.bottom;
  };
  if (pieces.some(isSeen)) return;
  pieces[0]?.scrollIntoView({ block: "center", inline: "nearest", behavior: isMoving() ? "smooth" : "instant" });
}

/** The piece that had the focus is gone: the next control has it. */
function goOn() {
  const next = maybe("#board [data-action]") ?? maybe("#quick button") ?? $("#act");
  next.focus({ preventScroll: true });
}

/**
 * @param {Sight} now
 */
function showQuestion(now) {
  const before = settled;
  settled = now;
  const ask = $("#act");
  const text = now.result?.text ?? (now.question || now.waiting || "");
  if ($("#question").textContent !== text) $("#question").textContent = text;
  $("#spectating").textContent = now.spectating;
  $("#spectating").hidden = !now.spectating;
  ask.classList.toggle("is-mine", now.asked);
  ask.classList.toggle("is-over", now.finished);
  const result = $("[data-panel=result]");
  if (result.hidden !== !now.finished) {
    result.hidden = !now.finished;
    if (!before) panels.reset();
  }
  document.title = `${now.asked ? "● " : ""}${now.title} · Arsenale`;
  if (before && now.asked && !before.asked) chime("asked");
  if (before && now.finished && !before.finished) {
    chime("over");
    panels.open("result");
  }
  notify("");
}

// What I do

/** @param {string} text */
async function play(text) {
  if (seat === null) return;
  const isByKeys = maybe("#panel-choices :focus-visible") !== null;
  const answer = await act({ type: "act", seat, seq: seen, action: text });
  if (!answer) return;
  page.dataset.played = String(answer.seq);
  mats.close();
  story.follow();
  if (narrow.matches || !isByKeys) panels.showChoices(false); // board and story show what came of it
}

/**
 * Why an action may not be played, or whether it could be taken back.
 * @param {string} action
 */
function why(action) {
  if (seat === null) return Promise.reject({ code: "seat" });
  return connection.ask({ type: "why", seat, action });
}

/**
 * Send a request; its answer, or null after a refusal, which is told in words.
 * @param {Exclude<Question, { type: "why" | "hint" }>} message
 * @returns {Promise<DoneMessage | null>}
 */
async function act(message) {
  try {
    return await connection.ask(message);
  } catch (error) {
    complain(/** @type {Refusal} */ (error));
    return null;
  }
}

/** @param {Refusal} error */
function complain(error) {
  notify(error.message ?? say("js-not-sent"));
}

/** @param {string} text */
function notify(text) {
  const box = $("#notice");
  box.textContent = text;
  box.hidden = !text;
}

// What surrounds the match

/** @param {LineState} state */
function showLine(state) {
  const line = $("#line");
  line.dataset.state = state;
  $("span", line).textContent = say(`js-line-${state}`);
  if (state === "live") applySpeed();
}

/** Who is here, and how long the others are away. */
function showWhoIsHere() {
  if (!sight) return;
  showStandings($("#seats"), sight.players, seat);
  showPlayers(sight);
}

/** @param {PresenceMessage} message */
function showPresence({ seats, away, now, spectators }) {
  setClock(now);
  if (sight) {
    for (const player of sight.players) {
      player.is_here = player.kind === "bot" || seats.includes(player.seat);
      player.away_since = away[player.seat] ?? null;
    }
    showWhoIsHere();
  }
  $("#spectators").textContent = spectators ? say("js-spectators", { count: spectators }) : "";
}

/**
 * At a table of several people the others are told that someone has asked for a hint.
 * @param {number} asking
 */
function noteHint(asking) {
  if (!sight) return;
  chat.note(say("js-hint-asked", { name: sight.players[asking].name }), seen);
  if (panels.current !== "chat") panels.badge("chat", "·");
}

/** The speed of bots that I like best, at a table that I have just opened. */
function applySpeed() {
  if (!prefs.bot_speed || !sight?.is_owner || sight.seq > 0 || sight.settings.bot_speed === prefs.bot_speed) return;
  act({ type: "settings", settings: { bot_speed: prefs.bot_speed } });
}

for (const name of SETTINGS) {
  setting(name).addEventListener("change", () => act({ type: "settings", settings: { [name]: setting(name).value } }));
}
maybe("#watch-link")?.addEventListener("click", (event) => copy(`${location.origin}/t/${table}`, target(event)));
document.addEventListener("keydown", (event) => {
  if (event.key !== "c" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  panels.showChoices(true);
  choices.focus();
});
neverPlayByLongPress(page);
roveOn(stage);
bindPrefs();
setInterval(() => sight?.players.some((player) => player.away_since) && showWhoIsHere(), AWAY_MS);
