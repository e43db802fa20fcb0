// @ts-check
// What a piece is, its rule, and why it may not be chosen: on hover, focus, tap and long press.

import { h, say, target } from "./dom.js";

const HOVER_MS = 180;
const PRESS_MS = 450;
const RULE = /\s*\(([A-Z]{2,}-[\w.]+)\)\s*$/;

export class Popover {
  /**
   * `why(action)` promises the reason, `what(action)` tells what a click does where that is more than one action;
   * `rules` is the address of the rulebook.
   * @param {HTMLElement} holder
   * @param {{
   *   why?: ((action: string) => Promise<string | null>) | null,
   *   what?: (action: string | undefined) => string | null | undefined,
   *   rules?: string,
   * }} told
   */
  constructor(holder, { why = null, what = () => null, rules = "" } = {}) {
    this.what = what;
    this.why = why;
    this.rules = rules;
    this.isPinned = false; // by a click: it stays, and the rule can be followed
    this.box = h("div", { class: "popover", id: "popover", role: "tooltip", hidden: true });
    document.body.append(this.box);
    /** @type {SVGElement | null} */
    this.piece = null;
    /** @type {number | undefined} */
    this.timer = undefined;
    /** @type {string | null} */
    this.done = null; // the piece that was just chosen needs no words
    holder.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.later(event, HOVER_MS));
    holder.addEventListener("pointerout", (event) => event.pointerType === "mouse" && !this.isPinned && this.hide());
    holder.addEventListener("focusin", (event) => target(event).matches(":focus-visible") && this.later(event, 0));
    holder.addEventListener("focusout", () => this.hide());
    holder.addEventListener("pointerdown", (event) => event.pointerType !== "mouse" && this.later(event, PRESS_MS));
    // Two fingers change the size of the board.
    holder.addEventListener("touchstart", (event) => event.touches.length > 1 && this.hide(), { passive: true });
    holder.addEventListener("pointercancel", () => this.stop());
    holder.addEventListener("click", (event) => {
      this.stop();
      const chosen = target(event).closest("[data-action]");
      this.isPinned = !chosen && !event.defaultPrevented && target(event).closest("[data-title]") !== null;
      if (this.isPinned) this.later(event, 0);
      else this.hide();
      this.done = chosen?.id ?? null;
    });
    holder.addEventListener("contextmenu", (event) => {
      if (!this.box.hidden) event.preventDefault();
    });
    document.addEventListener("pointerdown", (event) => {
      if (!holder.contains(target(event)) && !this.box.contains(target(event))) this.hide();
    });
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.hide());
    for (const place of [window, holder.parentNode]) place?.addEventListener("scroll", () => this.hide(), { passive: true });
  }

  /**
   * @param {Event} event
   * @param {number} pause
   */
  later(event, pause) {
    const piece = /** @type {SVGElement | null} */ (target(event).closest("[data-title]"));
    this.stop();
    if (piece?.id !== this.done) this.done = null;
    if (!piece || this.done) {
      this.hide();
      return;
    }
    if (piece === this.piece && !this.box.hidden) return;
    this.timer = setTimeout(() => this.show(piece), pause);
  }

  stop() {
    clearTimeout(this.timer);
  }

  /** @param {SVGElement} piece */
  async show(piece) {
    this.piece = piece;
    this.fill(piece, this.what(piece.dataset.action));
    if (!piece.dataset.why || !this.why) return;
    const reason = await this.why(piece.dataset.why).catch(() => null);
    if (reason && this.piece === piece) this.fill(piece, reason);
  }

  /**
   * @param {SVGElement} piece
   * @param {string | null | undefined} reason
   */
  fill(piece, reason) {
    const rule = reason?.match(RULE)?.[1] ?? ruleOf(piece);
    this.box.replaceChildren(
      h("p", { class: "what" }, piece.dataset.title),
      reason ? h("p", { class: "why" }, reason.replace(RULE, "")) : "",
      rule && this.rules ? this.link(rule) : "",
    );
    this.box.hidden = false;
    piece.setAttribute("aria-describedby", "popover");
    this.place(piece.getBoundingClientRect());
  }

  /** @param {string} rule */
  link(rule) {
    const words = say("js-rule", { rule });
    return h("p", { class: "rule" }, h("a", { href: `${this.rules}#${rule}`, target: "_blank", tabindex: "-1" }, words));
  }

  /** @param {DOMRect} piece */
  place(piece) {
    const box = this.box.getBoundingClientRect();
    const room = document.documentElement.clientWidth;
    const left = Math.max(8, Math.min(room - box.width - 8, piece.x + piece.width / 2 - box.width / 2));
    const above = piece.y - box.height - 8;
    const top = above > 8 ? above : Math.min(piece.bottom + 8, window.innerHeight - box.height - 8);
    this.box.style.left = `${left}px`;
    this.box.style.top = `${Math.max(8, top)}px`;
  }

  hide() {
    this.stop();
    this.isPinned = false;
    this.piece?.removeAttribute("aria-describedby");
    this.piece = null;
    this.box.hidden = true;
  }
}

/**
 * The rule that explains a piece: the drawing tells them by how ids begin.
 * @param {SVGElement} piece
 * @returns {string | undefined}
 */
function ruleOf(piece) {
  /** @type {Record<string, string>} */
  const rules = JSON.parse(piece.ownerSVGElement?.dataset.rules ?? "{}");
  const [first, second] = piece.id.split("-");
  return rules[`${first}-${second}`] ?? rules[first];
}
