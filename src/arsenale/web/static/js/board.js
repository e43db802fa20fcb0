// @ts-check
// The board: a drawing by the server, brought up to date piece by piece; what glows can be clicked.

import { maybe, target } from "./dom.js";
import { morph } from "./morph.js";
import { animate, snapshot } from "./motion.js";
import { isMoving } from "./prefs.js";
import { Zoom } from "./zoom.js";

const TALL = 280; // pixels: no piece that is drawn in one place is as high

export class Board {
  /**
   * `choose(action, isTouched)` gets what is clicked; without it nothing can be. `stage` holds all drawings: the board
   * and the mats around it.
   * @param {HTMLElement} holder
   * @param {HTMLElement} scenery
   * @param {((action: string, isTouched?: boolean) => void) | null} choose
   * @param {HTMLElement} stage
   */
  constructor(holder, scenery, choose = null, stage = holder) {
    this.holder = holder;
    this.scenery = scenery;
    this.stage = stage;
    this.latest = 0;
    this.zoom = new Zoom(holder);
    if (!choose) return;
    stage.addEventListener("click", (event) => {
      const piece = pieceOf(target(event)) ?? (holder.contains(target(event)) ? beneath(event, holder) : null);
      if (!piece) return;
      event.preventDefault(); // so that nobody else takes the click for something else
      choose(actionOf(piece), event instanceof PointerEvent && event.pointerType === "touch");
    });
    stage.addEventListener("keydown", (event) => {
      const piece = pieceOf(target(event));
      if (!piece || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      choose(actionOf(piece));
    });
  }

  /**
   * Show a drawing; its scenery comes first. Only the newest of several is shown: false if this one was not.
   * @param {string} drawing
   * @param {string} scenery
   */
  async show(drawing, scenery) {
    const number = ++this.latest;
    await this.set(scenery);
    if (number !== this.latest) return false;
    const template = document.createElement("template");
    template.innerHTML = drawing;
    const fresh = /** @type {SVGSVGElement} */ (template.content.firstElementChild);
    label(fresh);
    this.replace(fresh);
    this.holder.classList.add("is-drawn");
    return true;
  }

  /** Show nothing, not even what is still on its way. */
  clear() {
    this.latest += 1;
    this.holder.replaceChildren();
  }

  /** The drawing that is shown. */
  drawing() {
    return /** @type {SVGSVGElement | null} */ (this.holder.firstElementChild);
  }

  /** @param {SVGSVGElement} fresh */
  replace(fresh) {
    const old = this.drawing();
    if (!old || old.nodeName !== fresh.nodeName || !isSameSheet(old, fresh)) {
      this.holder.replaceChildren(fresh);
      this.zoom.fit();
      return;
    }
    const before = isMoving() ? snapshot(old) : null;
    const keep = keepInSight(old);
    morph(old, fresh);
    keep();
    const drawing = this.drawing();
    if (before && drawing && !document.hidden) animate(drawing, before);
  }

  /** @param {string} address */
  async set(address) {
    if (!address || this.scenery.dataset.address === address) return;
    const answer = await fetch(address);
    if (!answer.ok) return;
    const content = await answer.text();
    this.scenery.dataset.address = address;
    this.scenery.innerHTML = content;
    maybe(".marks")?.remove(); // the scenery brings the same symbols
  }

  /**
   * Light up the piece of a choice.
   * @param {string | null} action
   */
  hint(action) {
    for (const lit of this.stage.querySelectorAll(".hint")) lit.classList.remove("hint");
    if (action !== null) this.piece(action)?.classList.add("hint");
  }

  /** @param {string} action */
  piece(action) {
    return this.stage.querySelector(`[data-action="${CSS.escape(action)}"]`);
  }
}

/**
 * A piece that is drawn in two places, such as a zone on the chart and in a list below, is meant on the chart.
 * @param {Element} piece
 */
export function partMeant(piece) {
  const isInTwoPlaces = piece.getBoundingClientRect().height > TALL;
  return (isInTwoPlaces && piece.querySelector(".edge")) || piece;
}

/** @param {Element} element */
const pieceOf = (element) => /** @type {SVGElement | null} */ (element.closest("[data-action]"));

/** @param {SVGElement} piece */
const actionOf = (piece) => piece.dataset.action ?? "";

/**
 * What one looks at stays where it is on the screen, whatever grows or shrinks above it: when the drawing has changed,
 * call the answer. Single pieces move by the rules; if most of those in sight have moved alike, the sheet has.
 * @param {SVGSVGElement} drawing
 */
function keepInSight(drawing) {
  /** @type {Map<Element, ["top" | "bottom", number]>} */
  const places = new Map();
  for (const piece of drawing.querySelectorAll("g[id]")) {
    const { top, bottom } = piece.getBoundingClientRect();
    const side = top >= 0 ? "top" : "bottom"; // the one that is in sight
    if (bottom > 0 && top < window.innerHeight) places.set(piece, [side, side === "top" ? top : bottom]);
  }
  return () => {
    const there = [...places].filter(([piece]) => piece.isConnected);
    const moves = there.map(([piece, [side, before]]) => piece.getBoundingClientRect()[side] - before);
    const moved = moves.sort((a, b) => a - b)[moves.length >> 1] ?? 0;
    // At the top of the page nobody has scrolled yet: there nothing is to be kept.
    if (Math.abs(moved) > 1 && window.scrollY > 0) window.scrollBy({ top: moved, behavior: "instant" });
  };
}

/**
 * What can be chosen under something that lies over it, such as a ship over its sea.
 * @param {MouseEvent} event
 * @param {HTMLElement} holder
 */
function beneath(event, holder) {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const piece = pieceOf(element);
    if (piece && holder.contains(piece)) return piece;
  }
  return null;
}

/**
 * @param {Element} old
 * @param {Element} fresh
 */
function isSameSheet(old, fresh) {
  return old.classList.contains("phone") === fresh.classList.contains("phone");
}

/**
 * Titles become labels: the page shows them itself, also for fingers and keys.
 * @param {SVGSVGElement} drawing
 */
export function label(drawing) {
  for (const title of drawing.querySelectorAll("title")) {
    const piece = /** @type {SVGElement} */ (title.parentNode);
    const text = title.textContent ?? "";
    piece.dataset.title = text;
    title.remove();
    if (!piece.hasAttribute("role")) {
      // What can be chosen gets another role with the offer; nothing that holds such a piece may be a picture.
      if (piece.querySelector("[tabindex], [data-do]")) continue;
      piece.setAttribute("role", "img");
    }
    piece.setAttribute("aria-label", text);
  }
}
