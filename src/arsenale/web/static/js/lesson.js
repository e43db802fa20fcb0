// @ts-check
// The first guided match: one scene at a time. The page points at what to click; the same stands there as a button.

import { Board, partMeant } from "./board.js";
import { $, carried, get, h, say, target, typed } from "./dom.js";
import { Popover } from "./popover.js";
import { isMoving } from "./prefs.js";

/** @import { Refusal } from "./dom.js" */
/** @import { SceneView } from "./types.js" */

const narrow = window.matchMedia("(max-width: 859px)"); // the teacher is below the board
const GLIDE_MS = 450;
const MARGIN = 6;

const page = $("#lesson");
const area = $(".board-area");
const pointer = $("#pointer");
const next = typed(HTMLAnchorElement, "#next");
const back = typed(HTMLAnchorElement, "#back");
const address = page.dataset.address ?? "";
const { from } = page.dataset; // where the way back leads

/** @param {number} step */
const addressOf = (step) => `${address}?${new URLSearchParams({ step: String(step), ...(from ? { from } : {}) })}`;

const board = new Board($("#board"), $("#scenery"));
const popover = new Popover([$("#board")], { rules: address.replace(/learn$/, "rules") + (from ? `?from=${encodeURIComponent(from)}` : "") });
const language = document.documentElement.lang;

/** The scene that is shown. @type {SceneView} */
let scene = carried("scene");
let isLoading = false;

// Scenes

/**
 * @param {number} step
 * @param {{ isNew?: boolean }} options
 */
async function go(step, { isNew = true } = {}) {
  if (isLoading) return;
  isLoading = true;
  try {
    const query = new URLSearchParams({ layout: narrow.matches ? "phone" : "wide", language, ...(from ? { from } : {}) });
    /** @type {SceneView} */
    const content = await get(`${address}/${Math.max(1, step)}.json?${query}`);
    if (isNew && content.step !== scene.step) history.pushState(null, "", addressOf(content.step));
    await show(content);
  } catch (error) {
    hint(/** @type {Refusal} */ (error).message ?? say("js-failed"));
  } finally {
    isLoading = false;
  }
}

/** @param {SceneView} content */
async function show(content) {
  scene = content;
  hint("");
  popover.hide();
  tell();
  pointer.hidden = true;
  await board.show(scene.svg, scene.scenery);
  const wasOnBoard = document.activeElement === document.body || area.contains(document.activeElement);
  if (wasOnBoard || document.activeElement === next) next.focus({ preventScroll: true });
  point();
  reveal();
  page.dataset.step = String(scene.step);
  if (isMoving()) setTimeout(point, GLIDE_MS); // pieces have come to rest
}

function tell() {
  const { step, last, kind } = scene;
  page.dataset.kind = kind;
  typed(HTMLProgressElement, "#progress").value = step;
  $("#count").textContent = say("js-lesson-count", { step, last });
  $("#told").replaceChildren(...scene.runs.map((run) => (run.strong ? h("strong", {}, run.text) : run.text)));
  const links = scene.rules.map(({ rule, url }) => h("a", { href: url, target: "_blank" }, rule));
  $("#rules").replaceChildren($("#rules span"), ...links.flatMap((link) => [" ", link]));
  $("#rules").hidden = links.length === 0;
  back.hidden = step === 1;
  back.href = addressOf(step - 1);
  next.href = addressOf(step + 1);
  next.textContent = scene.label || say("js-lesson-continue");
  next.hidden = kind === "end";
  $("#end").hidden = kind !== "end";
  /** @type {NodeListOf<HTMLInputElement>} */
  const ways = document.querySelectorAll(".languages [name=next]"); // another language opens at the same scene
  for (const field of ways) field.value = addressOf(step);
  $(".teacher .told").scrollTop = 0;
}

/** @param {string} text */
function hint(text) {
  $("#hint").textContent = text;
  $("#hint").hidden = !text;
}

// What to click

/** The part of the board that the text is about. */
function pointed() {
  const named = scene.point && document.getElementById(scene.point);
  return named || (scene.action ? board.piece(scene.action) : null);
}

/** The ring round it; without such a part the button itself pulses. */
function point() {
  const piece = pointed();
  next.classList.toggle("is-pointed", scene.kind === "play" && !piece);
  pointer.hidden = !piece;
  if (!piece) return;
  const box = partMeant(piece).getBoundingClientRect();
  const frame = area.getBoundingClientRect();
  pointer.classList.toggle("is-looked-at", scene.kind !== "play");
  pointer.classList.toggle("is-below", box.y - frame.y < 40);
  pointer.style.left = `${box.x - frame.x - MARGIN}px`;
  pointer.style.top = `${box.y - frame.y - MARGIN}px`;
  pointer.style.width = `${box.width + 2 * MARGIN}px`;
  pointer.style.height = `${box.height + 2 * MARGIN}px`;
}

/** Scrolls until it is in sight, above the teacher on a phone. */
function reveal() {
  const piece = pointed();
  if (!piece) return;
  const box = partMeant(piece).getBoundingClientRect();
  const bottom = narrow.matches ? $(".teacher").getBoundingClientRect().top : window.innerHeight;
  if (box.top >= 50 && box.bottom <= bottom - 10) return;
  const top = window.scrollY + box.top - Math.max(50, (bottom - box.height) / 2);
  window.scrollTo({ top, behavior: isMoving() ? "smooth" : "auto" });
}

$("#board").addEventListener("click", (event) => choose(target(event)));
$("#board").addEventListener("keydown", (event) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  choose(target(event));
});

/** @param {Element} element */
function choose(element) {
  const piece = element.closest("[data-action]");
  if (piece?.getAttribute("data-action") === scene.action) go(scene.step + 1);
  else if (scene.kind === "play") hint(say(pointed() ? "js-lesson-wrong" : "js-lesson-by-button", { label: scene.label }));
  else if (scene.kind !== "end") hint(say("js-lesson-go-on"));
}

// Ways through

/**
 * @param {HTMLAnchorElement} link
 * @param {1 | -1} steps
 */
function lead(link, steps) {
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(scene.step + steps);
  });
}

lead(next, 1);
lead(back, -1);
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || area.contains(target(event))) return;
  if (event.key === "ArrowRight" && scene.kind !== "end") go(scene.step + 1);
  else if (event.key === "ArrowLeft" && scene.step > 1) go(scene.step - 1);
});
window.addEventListener("popstate", () => {
  go(Number(new URLSearchParams(location.search).get("step") ?? 1), { isNew: false });
});
narrow.addEventListener("change", () => go(scene.step, { isNew: false }));
new ResizeObserver(point).observe($("#board"));
board.zoom.frame.addEventListener("scroll", point, { passive: true });

if (narrow.matches) go(scene.step, { isNew: false });
else show({ ...scene, svg: $("#board").innerHTML });
