// @ts-check
// Arrow keys on the board: from one piece that may be chosen to the nearest in that direction, wherever it is drawn.

import { target } from "./dom.js";

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 2.5; // how much less one likes to go aside than ahead

/** @param {HTMLElement} stage */
export function roveOn(stage) {
  stage.addEventListener("keydown", (event) => {
    const way = WAYS[event.key];
    const piece = target(event).closest("[data-action]");
    if (!way || !piece || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = nearest(piece, [...stage.querySelectorAll("[data-action]")], way);
    if (!(next instanceof SVGElement || next instanceof HTMLElement)) return;
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}

/**
 * @param {Element} from
 * @param {Element[]} pieces
 * @param {[number, number]} way
 */
function nearest(from, pieces, [dx, dy]) {
  const [x, y] = middle(from);
  let best = null;
  let least = Number.POSITIVE_INFINITY;
  for (const piece of pieces) {
    const [px, py] = middle(piece);
    const ahead = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    if (piece === from || ahead <= 1 || ahead + ASIDE * aside >= least) continue;
    least = ahead + ASIDE * aside;
    best = piece;
  }
  return best;
}

/**
 * @param {Element} piece
 * @returns {[number, number]}
 */
function middle(piece) {
  const { x, y, width, height } = piece.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
