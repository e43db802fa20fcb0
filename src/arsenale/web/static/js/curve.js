// @ts-check
// The scores over the match as lines, one a seat, each with its seat's mark at the end.

import { $, mark, say } from "./dom.js";

/** @import { PlayerView, ResultView } from "./types.js" */

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 320;
const HEIGHT = 150;
const LEFT = 26;
const RIGHT = 24; // room for the marks
const TOP = 10;
const BOTTOM = 18;
const MARK = 18;
const DASHES = ["", "7 3", "2 3", "9 3 2 3", "4 2"]; // never colour alone

/**
 * @param {HTMLElement} box
 * @param {ResultView} result
 * @param {PlayerView[]} players
 */
export function showCurve(box, result, players) {
  const turns = result.scores_by_turn;
  box.hidden = turns.length < 2;
  if (box.hidden) return;
  const all = turns.flatMap((turn) => turn.scores);
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  const x = (/** @type {number} */ place) => LEFT + (place * (WIDTH - LEFT - RIGHT)) / (turns.length - 1);
  const y = (/** @type {number} */ score) => TOP + ((most - score) * (HEIGHT - TOP - BOTTOM)) / (most - least);
  const chart = svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": told(result, players) });
  chart.append(...scale(least, most, y), ...rounds(turns, x));
  const ends = spread(players.map(({ seat }) => y(turns[turns.length - 1].scores[seat])));
  for (const { seat } of players) {
    const points = turns.map((turn, place) => `${x(place).toFixed(1)},${y(turn.scores[seat]).toFixed(1)}`).join(" ");
    chart.append(svg("polyline", { points, class: `curve-line line-${seat}`, "stroke-dasharray": DASHES[seat % DASHES.length] }));
    const medal = mark(seat);
    for (const [name, value] of Object.entries({ x: WIDTH - RIGHT + 3, y: ends[seat] - MARK / 2, width: MARK, height: MARK }))
      medal.setAttribute(name, String(value));
    chart.append(medal);
  }
  box.replaceChildren($("figcaption", box), chart);
}

/**
 * @param {ResultView} result
 * @param {PlayerView[]} players
 */
function told(result, players) {
  return say("js-curve", { scores: players.map(({ seat, name }) => `${name} ${result.scores[seat]}`).join(", ") });
}

/**
 * @param {number} least
 * @param {number} most
 * @param {(score: number) => number} y
 */
function scale(least, most, y) {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((one) => (most - least) / one <= 4) ?? 1000;
  const parts = [];
  for (let score = Math.ceil(least / step) * step; score <= most; score += step) {
    parts.push(svg("line", { x1: LEFT, x2: WIDTH - RIGHT, y1: y(score), y2: y(score), class: "curve-grid" }));
    parts.push(words(String(score), LEFT - 5, y(score) + 3.5, "end"));
  }
  return parts;
}

/**
 * Where each round begins.
 * @param {ResultView["scores_by_turn"]} turns
 * @param {(place: number) => number} x
 */
function rounds(turns, x) {
  const begun = turns.flatMap((turn, place) => (place > 0 && turn.round !== turns[place - 1].round ? [place - 1] : []));
  const every = Math.ceil((begun.length + 1) / 12);
  return [0, ...begun]
    .filter((_, number) => number % every === 0)
    .map((place, number) => words(String(turns[Math.min(place + 1, turns.length - 1)].round), x(place), HEIGHT - 4, number ? "middle" : "start"));
}

/**
 * Marks that would lie on each other move apart.
 * @param {number[]} places
 */
function spread(places) {
  const order = places.map((_, seat) => seat).sort((one, other) => places[one] - places[other]);
  const moved = [...places];
  for (let number = 1; number < order.length; number += 1) {
    const above = moved[order[number - 1]];
    if (moved[order[number]] - above < MARK) moved[order[number]] = above + MARK;
  }
  const over = Math.max(0, ...moved.map((place) => place + MARK / 2 - HEIGHT));
  return moved.map((place) => place - over);
}

/**
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {string} anchor
 */
function words(text, x, y, anchor) {
  const node = svg("text", { x, y, "text-anchor": anchor, class: "curve-words" });
  node.textContent = text;
  return node;
}

/**
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 */
function svg(tag, attributes) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== "") node.setAttribute(name, String(value));
  return node;
}
