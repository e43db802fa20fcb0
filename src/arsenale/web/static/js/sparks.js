// @ts-check
// Small signs on the pieces that a beat is about: a glow, a coin that rises, what was won or lost.

import { partMeant } from "./board.js";
import { h } from "./dom.js";
import { narrow } from "./panels.js";
import { isMoving } from "./prefs.js";
import { picture } from "./rich.js";

/** @import { BeatView } from "./types.js" */

const RISE_MS = 900;
const GLOW_MS = 700;
/** By art: the symbol that rises, and the amount that stands beside it. @type {Record<string, [string, string]>} */
const RISING = {
  coins: ["coin", "ducats"],
  payout: ["coin", "ducats"],
  seal: ["seal", "approvals"],
  laurel: ["laurel", "vp"],
  build: ["laurel", "vp"],
  gondola: ["", "spaces"],
  treasure: ["b-treasure", ""],
};
const LOSSES = ["loss", "sink", "port-lost"];

/** @param {BeatView} beat */
export function spark(beat) {
  if (!isMoving() || document.hidden) return;
  const pieces = beat.pieces.map((id) => document.getElementById(id)).filter((piece) => piece?.checkVisibility());
  // A phone shows a part of the board: the one where something happens.
  if (narrow.matches && pieces[0]?.closest("#board")) partMeant(pieces[0]).scrollIntoView({ block: "nearest" });
  for (const piece of pieces) if (piece) glow(piece, LOSSES.includes(beat.art));
  const [symbol, name] = RISING[beat.art] ?? ["", ""];
  if (!symbol && !name) return;
  if (beat.art === "payout") {
    // Every port pays; only where one alone does is the sum its own.
    for (const piece of pieces) if (piece) rise(piece, symbol, pieces.length === 1 ? beat.amounts[name] : undefined);
    return;
  }
  const first = pieces.find((piece) => piece?.closest("#board")) ?? pieces[0];
  if (first) rise(first, symbol, beat.amounts[name]);
}

/**
 * @param {Element} piece
 * @param {boolean} isLoss
 */
function glow(piece, isLoss) {
  const colour = isLoss ? "rgb(168 50 38)" : "rgb(214 164 60)";
  const frames = [{ filter: "none" }, { filter: `drop-shadow(0 0 6px ${colour})`, offset: 0.35 }, { filter: "none" }];
  piece.animate(frames, { duration: GLOW_MS, easing: "ease-out" });
}

/**
 * @param {Element} piece
 * @param {string} symbol
 * @param {number | undefined} amount
 */
function rise(piece, symbol, amount) {
  if (amount === 0) return;
  const box = piece.getBoundingClientRect();
  const sign = h("span", { class: "spark", "aria-hidden": "true" });
  if (symbol && document.getElementById(symbol)) sign.append(picture(symbol));
  if (amount !== undefined) sign.append(amount > 0 ? `+${amount}` : `−${-amount}`);
  sign.style.left = `${box.x + box.width / 2}px`;
  sign.style.top = `${box.y + Math.min(box.height / 2, 40)}px`;
  document.body.append(sign);
  const frames = [
    { transform: "translate(-50%, 0) scale(.7)", opacity: 0 },
    { transform: "translate(-50%, -18px) scale(1)", opacity: 1, offset: 0.25 },
    { transform: "translate(-50%, -46px) scale(1)", opacity: 0 },
  ];
  sign.animate(frames, { duration: RISE_MS, easing: "ease-out" }).finished.finally(() => sign.remove());
}
