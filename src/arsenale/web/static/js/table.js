// The table page: one match, live.

import { Board } from "./board.js";
import { Chat } from "./chat.js";
import { Choices } from "./choices.js";
import { Connection } from "./connection.js";
import { $, carried, copy, say } from "./dom.js";
import { Finish } from "./finish.js";
import { Handover } from "./handover.js";
import { Hints } from "./hints.js";
import { Log, showNews } from "./log.js";
import { Panels, narrow } from "./panels.js";
import { showInvitation, showSeats, showStrip } from "./people.js";
import { Popover } from "./popover.js";
import { bindPrefs, prefs } from "./prefs.js";
import { chime } from "./sound.js";
import { Undo, isTyping } from "./undo.js";

const page = $("#table");
const language = document.documentElement.lang;
const table = page.dataset.table;

let sight = null;
let seat = page.dataset.seat === "" ? null : Number(page.dataset.seat);
let seen = 0; // the last entry of the journal that is shown

const board = new Board($("#board"), $("#scenery"), (text, isTouched) => choices.choose(text, isTouched));
const choices = new Choices($("#panel-choices"), $("#picked"), $("#quick"), {
  play,
  isFinal: async (action) => (await connection.ask({ type: "why", seat, action }).catch(() => ({ final: true }))).final,
  hint: (text) => board.hint(text),
});
const hints = new Hints($("#ask-hint"), $("#hints"), {
  ask: (message, patience) => connection.ask(message, patience),
  complain,
  choose: (text) => choices.choose(text),
  light: (text) => board.hint(text),
});
const popover = new Popover($("#board"), {
  what: (action) => choices.shortcut(action)?.label,
  why: async (action) => (await connection.ask({ type: "why", seat, action })).text,
  rules: `/games/${page.dataset.game}/rules`,
});
const log = new Log($("#log"), table);
const panels = new Panels($("#dock"));
const chat = new Chat($("#panel-chat"), (text) => act({ type: "chat", text }));
const undo = new Undo($("#undo"), $("#undo-request"), act);
const finish = new Finish($("#finish"), table);
const handover = new Handover($("#handover"), look);

if (page.dataset.seats !== "many") {
  const first = carried("sight");
  take({ seq: first.seq, after: 0, sight: first, svg: null });
} else {
  seat = null;
}

const connection = new Connection(page.dataset.socket, { greet, hear, show: showLine });

function greet() {
  return { type: "watch", seat, language, layout: narrow.matches ? "phone" : "wide", since: seen };
}

/** Watch from another seat: another log, other secrets. */
function look(next) {
  seat = next;
  seen = 0;
  connection.send(greet());
}

narrow.addEventListener("change", () => connection.send(greet()));

function hear(message) {
  if (message.type === "update") take(message);
  else if (message.type === "offers" && message.seq === seen) undo.show((sight.undo = message.undo), seat);
  else if (message.type === "presence") showPresence(message);
  else if (message.type === "hint-asked") noteHint(message.seat);
  else if (message.type === "rematch") finish.lead(message.table);
  else if (message.type === "error") notify(message.error.message);
}

function take(message) {
  if (message.after > seen) {
    connection.send(greet()); // a gap: ask for what is missing
    return;
  }
  const before = sight;
  sight = message.sight;
  seen = message.seq;
  if (sight.seat !== seat) seat = sight.seat; // someone else has the seat now
  if (before && before.seat !== sight.seat) log.clear();
  if (handover.show(sight)) empty();
  else show(message, before);
  page.dataset.seq = seen;
}

/** Between two players at one screen nothing of either is left in the page. */
function empty() {
  log.clear();
  choices.show({ choices: [] });
  hints.show({ choices: [] });
  board.clear();
  $("#undo").replaceChildren();
  showNews($("#news"), []);
}

function show(message, before) {
  const wasOnBoard = $("#board").contains(document.activeElement);
  showQuestion(sight, before);
  showStrip($("#players"), sight.players, seat);
  showInvitation($("#invitation"), sight);
  showSeats($("#seats"), sight, page.dataset, act);
  log.add(sight.log, sight.log_after, seat);
  // While I decide on, what happened before stays in sight, so that nothing moves under the finger.
  if (!sight.asked || sight.news.length) tellNews(sight.asked ? sight.news : []);
  choices.show(sight);
  hints.show(sight);
  panels.badge("choices", sight.choices.length);
  undo.show(sight.undo, seat);
  finish.show(sight);
  const remarks = chat.add(sight.chat, message.after === 0 ? -1 : sight.chat_after);
  if (before && remarks && panels.current !== "chat") panels.badge("chat", remarks);
  for (const name of ["bot_speed", "doge_seconds"]) $(`#${name}`).value = sight.settings[name];
  if (message.svg !== null) draw(message, wasOnBoard);
}

function tellNews(news) {
  showNews($("#news"), news);
  log.markNews(news);
}

async function draw(message, wasOnBoard) {
  popover.hide();
  if (!(await board.show(message.svg, message.sight.scenery))) return;
  page.dataset.drawn = message.seq;
  if (wasOnBoard && document.activeElement === document.body) choices.focus();
}

function showQuestion(now, before) {
  const ask = $("#ask");
  const text = now.finished ? now.result?.text : now.question || now.waiting || "";
  if ($("#question").textContent !== text) $("#question").textContent = text;
  ask.classList.toggle("is-mine", now.asked);
  ask.classList.toggle("is-over", now.finished);
  document.title = `${now.asked ? "● " : ""}${now.title} · Arsenale`;
  if (before && now.asked && !before.asked) chime("asked");
  if (before && now.finished && !before.finished) {
    chime("over");
    window.scrollTo({ top: 0 });
    panels.open(narrow.matches ? null : "log");
  }
  notify("");
}

// What I do

async function play(text) {
  const answer = await act({ type: "act", seat, seq: seen, action: text });
  if (answer) page.dataset.played = answer.seq;
}

/** Send a request; its answer, or null after a refusal, which is told in words. */
async function act(message) {
  try {
    return await connection.ask(message);
  } catch (error) {
    complain(error);
    return null;
  }
}

function complain(error) {
  notify(error.code === "lost" ? say("js-not-sent") : error.message);
}

function notify(text) {
  const box = $("#notice");
  box.textContent = text;
  box.hidden = !text;
}

// What surrounds the match

function showLine(state) {
  const line = $("#line");
  line.dataset.state = state;
  line.querySelector("span").textContent = say(`js-line-${state}`);
  if (state === "live") applySpeed();
}

function showPresence({ seats, spectators }) {
  if (sight) {
    for (const player of sight.players) player.is_here = player.kind === "bot" || seats.includes(player.seat);
    showStrip($("#players"), sight.players, seat);
  }
  $("#spectators").textContent = spectators ? say("js-spectators", { count: spectators }) : "";
}

/** At a table of several people the others are told that someone has asked for a hint. */
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

for (const name of ["bot_speed", "doge_seconds"]) {
  $(`#${name}`).addEventListener("change", (event) => act({ type: "settings", settings: { [name]: event.target.value } }));
}
$("#watch-link")?.addEventListener("click", (event) => copy(`${location.origin}/t/${table}`, event.target));
document.addEventListener("keydown", (event) => {
  if (event.key !== "c" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (narrow.matches) panels.open("choices");
  choices.focus();
});
bindPrefs();
