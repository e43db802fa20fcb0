// @ts-check
// What a piece is, what choosing it would bring, its rule, and why it may not be chosen: on hover, focus, tap and long
// press. It stands beside the piece, never on it nor on the controls, and not again after a click until the pointer moves.
// Controls that have no room for what they would bring tell it the same way.

import { h, maybe, say, target } from "./dom.js";
import { effects } from "./effects.js";

/** @import { Preview } from "./effects.js" */

const HOVER_MS = 180;
const PRESS_MS = 450;
const STIRS_FROM = 6; // pixels: less is a trembling hand
const GAP = 8;
const RULE = /\s*\(([A-Z]{2,}-[\w.]+)\)\s*$/;

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */
/** A part of the drawing, or a button. @typedef {SVGElement | HTMLElement} Piece */

export class Popover {
  /**
   * `why(action)` promises the reason, `what(action)` tells what a click does where that is more than one action, and
   * `brings(action)` what comes of it; `rules` is the address of the rulebook.
   * @param {HTMLElement[]} holders
   * @param {{
   *   why?: ((action: string) => Promise<string | null>) | null,
   *   what?: (action: string | undefined) => string | null | undefined,
   *   brings?: (action: string | undefined) => Preview | null,
   *   rules?: string,
   * }} told
   */
  constructor(holders, { why = null, what = () => null, brings = () => null, rules = "" } = {}) {
    this.what = what;
    this.why = why;
    this.brings = brings;
    this.rules = rules;
    this.isPinned = false; // by a click: it stays, and the rule can be followed
    this.box = h("div", { class: "popover", id: "popover", role: "tooltip", hidden: true });
    document.body.append(this.box);
    /** @type {Piece | null} */
    this.piece = null;
    /** @type {Piece | null} */
    this.next = null; // what is told of in a moment
    /** @type {number | undefined} */
    this.timer = undefined;
    /** @type {{ x: number, y: number } | null} */
    this.rests = null; // where the last choice was clicked: nothing is told until the pointer leaves it
    for (const holder of holders) this.listen(holder);
    document.addEventListener("pointerdown", (event) => {
      if (![...holders, this.box].some((one) => one.contains(target(event)))) this.hide();
    });
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.hide());
    // What the piece lies in has moved; a list beside it may.
    const move = (/** @type {Event} */ event) => event.target instanceof Node && event.target.contains(this.piece) && this.hide();
    document.addEventListener("scroll", move, { capture: true, passive: true });
  }

  /** @param {HTMLElement} holder */
  listen(holder) {
    holder.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.hover(event));
    // Also where the pointer was before the piece came under it, and where what was told went away with the last drawing.
    holder.addEventListener("pointermove", (event) => event.pointerType === "mouse" && this.box.hidden && this.hover(event));
    holder.addEventListener("pointerout", (event) => event.pointerType === "mouse" && !this.isPinned && this.hide());
    holder.addEventListener("focusin", (event) => target(event).matches(":focus-visible") && this.later(event, 0));
    holder.addEventListener("focusout", () => this.hide());
    holder.addEventListener("pointerdown", (event) => event.pointerType !== "mouse" && this.later(event, PRESS_MS));
    // Two fingers change the size of the board.
    holder.addEventListener("touchstart", (event) => event.touches.length > 1 && this.hide(), { passive: true });
    holder.addEventListener("pointercancel", () => this.stop());
    holder.addEventListener("click", (event) => this.click(event));
    holder.addEventListener("contextmenu", (event) => {
      if (!this.box.hidden) event.preventDefault();
    });
  }

  /** @param {PointerEvent} event */
  hover(event) {
    const { rests } = this;
    if (rests && Math.hypot(event.clientX - rests.x, event.clientY - rests.y) < STIRS_FROM) return;
    this.rests = null;
    this.later(event, HOVER_MS);
  }

  /** @param {MouseEvent} event */
  click(event) {
    this.stop();
    const isChoice = target(event).closest("[data-action], .choice-button") !== null || event.defaultPrevented;
    this.isPinned = !isChoice && target(event).closest("[data-title]") !== null;
    this.rests = isChoice ? { x: event.clientX, y: event.clientY } : null;
    if (this.isPinned) this.later(event, 0);
    else this.hide();
  }

  /**
   * @param {Event} event
   * @param {number} pause
   */
  later(event, pause) {
    const piece = /** @type {Piece | null} */ (target(event).closest("[data-title]"));
    if (piece && pause && piece === this.next) return; // its time runs already
    this.stop();
    if (!piece) {
      this.hide();
      return;
    }
    if (piece === this.piece && !this.box.hidden) return;
    this.next = piece;
    this.timer = setTimeout(() => this.show(piece), pause);
  }

  stop() {
    clearTimeout(this.timer);
    this.next = null;
  }

  /** @param {Piece} piece */
  async show(piece) {
    this.next = null;
    if (!piece.isConnected) return;
    this.piece = piece;
    this.fill(piece, this.what(actionOf(piece)));
    if (!piece.dataset.why || !this.why) return;
    const reason = await this.why(piece.dataset.why).catch(() => null);
    if (reason && this.piece === piece) this.fill(piece, reason);
  }

  /**
   * @param {Piece} piece
   * @param {string | null | undefined} reason
   */
  fill(piece, reason) {
    const rule = reason?.match(RULE)?.[1] ?? ruleOf(piece);
    // Where one of the two says all that the other does, it speaks alone.
    const [title, told] = [piece.dataset.title ?? "", reason ?? ""].map((words) => words.toLowerCase());
    const isSaid = title.includes(told);
    const isRepeated = !isSaid && told.includes(title);
    const brings = this.brings(actionOf(piece));
    this.box.replaceChildren(
      isRepeated ? "" : h("p", { class: "what" }, piece.dataset.title),
      reason && !isSaid ? h("p", { class: "why" }, reason.replace(RULE, "")) : "",
      brings ? effects(brings) : "",
      brings?.warning ? h("p", { class: "warning" }, brings.warning) : "",
      rule && this.rules ? this.link(rule) : "",
    );
    this.box.hidden = false;
    piece.setAttribute("aria-describedby", this.box.id);
    this.place(piece.getBoundingClientRect());
  }

  /** @param {string} rule */
  link(rule) {
    const words = say("js-rule", { rule });
    return h("p", { class: "rule" }, h("a", { href: `${this.rules}#${rule}`, target: "_blank", tabindex: "-1" }, words));
  }

  /**
   * Beside the piece, where it covers neither it nor the controls; the first place of those that there is room for.
   * @param {DOMRect} piece
   */
  place(piece) {
    const { width, height } = this.box.getBoundingClientRect();
    const room = { x: GAP, y: GAP, width: document.documentElement.clientWidth - 2 * GAP, height: window.innerHeight - 2 * GAP };
    const x = within(piece.x + piece.width / 2 - width / 2, room.x, room.x + room.width - width);
    const y = within(piece.y + piece.height / 2 - height / 2, room.y, room.y + room.height - height);
    const places = [
      { x, y: piece.y - height - GAP },
      { x, y: piece.bottom + GAP },
      { x: piece.right + GAP, y },
      { x: piece.x - width - GAP, y },
    ];
    const act = maybe("#act")?.getBoundingClientRect();
    if (act) places.push({ x: act.x - width - GAP, y });
    const boxes = places.map((place) => ({ ...place, width, height }));
    const isFree = (/** @type {Box} */ place) => isInside(place, room) && !(act && overlap(place, act));
    const inside = boxes.filter((place) => isInside(place, room));
    const chosen = boxes.find(isFree) ?? inside[0] ?? { x, y: within(piece.bottom + GAP, room.y, room.y + room.height - height) };
    this.box.style.left = `${chosen.x}px`;
    this.box.style.top = `${chosen.y}px`;
  }

  hide() {
    this.stop();
    this.isPinned = false;
    this.piece?.removeAttribute("aria-describedby");
    this.piece = null;
    this.box.hidden = true;
  }
}

/** @param {number} value @param {number} least @param {number} most */
const within = (value, least, most) => Math.max(least, Math.min(most, value));

/** @param {Box} box @param {Box} room */
const isInside = (box, room) =>
  box.x >= room.x && box.y >= room.y && box.x + box.width <= room.x + room.width && box.y + box.height <= room.y + room.height;

/** @param {Box} one @param {Box} other */
const overlap = (one, other) =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

/**
 * What choosing it plays.
 * @param {Piece} piece
 */
const actionOf = ({ dataset }) => dataset.action ?? dataset.text;

/**
 * The rule that explains what a click does, else the piece: the drawing tells them by how actions and ids begin.
 * @param {Piece} piece
 * @returns {string | undefined}
 */
function ruleOf(piece) {
  if (!(piece instanceof SVGElement)) return undefined;
  /** @type {Record<string, string>} */
  const rules = JSON.parse(piece.ownerSVGElement?.dataset.rules ?? "{}");
  const [first, second] = piece.id.split("-");
  const [deed] = (piece.dataset.action ?? "").split(" ");
  return rules[`do ${deed}`] ?? rules[`${first}-${second}`] ?? rules[first];
}

/**
 * A long press tells what something is and does nothing, on the board as on buttons.
 * @param {HTMLElement} page
 */
export function neverPlayByLongPress(page) {
  let began = 0;
  page.addEventListener("pointerdown", (event) => {
    began = event.pointerType === "mouse" ? 0 : event.timeStamp;
  });
  page.addEventListener(
    "click",
    (event) => {
      const isFinger = event instanceof PointerEvent && event.pointerType !== "mouse" && event.pointerType !== "";
      const isLong = isFinger && began > 0 && event.timeStamp - began >= PRESS_MS;
      began = 0;
      if (!isLong || !target(event).closest("[data-action], .choice-button")) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}
