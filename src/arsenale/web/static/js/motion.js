// @ts-check
// What moved glides to its new place, what is new comes from where it was, dice roll.

/**
 * Where a piece is, in the drawing's own units; `from` is where it came from, `face` what a die shows.
 * @typedef {{ x: number, y: number, middle: [number, number], from: string | null, face: string | null }} Place
 */

const GLIDE_MS = 320;
const ROLL_MS = 520;
const EASE = "cubic-bezier(.3,.7,.3,1)";

/**
 * Where every named piece is.
 * @param {SVGSVGElement} svg
 */
export function snapshot(svg) {
  /** @type {Map<string, Place>} */
  const places = new Map();
  const scale = svg.getScreenCTM()?.a || 1;
  const home = svg.getBoundingClientRect();
  for (const piece of /** @type {NodeListOf<SVGGraphicsElement>} */ (svg.querySelectorAll("[id]"))) {
    const matrix = piece.getCTM();
    if (!matrix) continue;
    const box = piece.getBoundingClientRect();
    places.set(piece.id, {
      x: matrix.e / scale,
      y: matrix.f / scale,
      middle: [(box.x + box.width / 2 - home.x) / scale, (box.y + box.height / 2 - home.y) / scale],
      from: piece.dataset.from || null,
      face: piece.classList.contains("piece-die") ? piece.innerHTML : null,
    });
  }
  return places;
}

/**
 * @param {SVGSVGElement} svg
 * @param {Map<string, Place>} before
 */
export function animate(svg, before) {
  const after = snapshot(svg);
  /** @type {Set<Element>} */
  const moved = new Set();
  for (const [id, place] of after) {
    const piece = svg.getElementById(id);
    if (!piece) continue;
    const old = before.get(id);
    if (old && place.face !== null && place.face !== old.face) roll(piece);
    if (hasAncestor(piece, moved)) continue;
    if (old && (Math.abs(old.x - place.x) > 1 || Math.abs(old.y - place.y) > 1)) {
      moved.add(piece);
      glide(piece, old.x - place.x, old.y - place.y);
    } else if (!old || (place.from && place.from !== old.from)) {
      if (arrive(piece, place, old, before)) moved.add(piece);
    }
  }
}

/**
 * @param {Element} piece
 * @param {Set<Element>} moved
 */
function hasAncestor(piece, moved) {
  for (let node = piece.parentNode; node instanceof SVGElement; node = node.parentNode) if (moved.has(node)) return true;
  return false;
}

/**
 * A new piece comes from its origin; on a piece that was there before only the mark on it is new.
 * @param {Element} piece
 * @param {Place} place
 * @param {Place | undefined} old
 * @param {Map<string, Place>} before
 */
function arrive(piece, place, old, before) {
  const origin = place.from && before.get(place.from);
  const part = old ? piece.querySelector('use[href^="#mark-"]') : piece;
  if (!part) return false;
  if (origin) glide(part, origin.middle[0] - place.middle[0], origin.middle[1] - place.middle[1]);
  else if (!old) part.animate([{ opacity: 0 }, { opacity: 1 }], { duration: GLIDE_MS });
  return true;
}

/**
 * @param {Element} piece
 * @param {number} dx
 * @param {number} dy
 */
function glide(piece, dx, dy) {
  const frames = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "translate(0, 0)" }];
  piece.animate(frames, { duration: GLIDE_MS, easing: EASE, composite: "add" });
}

/** @param {Element} die */
function roll(die) {
  const frames = [
    { transform: "rotate(-540deg) scale(1.5)" },
    { transform: "rotate(-180deg) scale(1.35)", offset: 0.6 },
    { transform: "rotate(0deg) scale(1)" },
  ];
  die.animate(frames, { duration: ROLL_MS, easing: "ease-out", composite: "add" });
}
