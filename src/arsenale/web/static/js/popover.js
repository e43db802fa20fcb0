// What a piece is and why it may not be chosen: on hover, focus and long press.

import { h, say } from "./dom.js";

const HOVER_MS = 180;
const PRESS_MS = 450;
const RULE = /\s*\(([A-Z]{2,}-[\w.]+)\)\s*$/;

export class Popover {
  /** `why(action)` promises the reason. */
  constructor(holder, why = null) {
    this.holder = holder;
    this.why = why;
    this.box = h("div", { class: "popover", id: "popover", role: "tooltip", hidden: true });
    document.body.append(this.box);
    this.piece = null;
    holder.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.later(event, HOVER_MS));
    holder.addEventListener("pointerout", (event) => event.pointerType === "mouse" && this.hide());
    holder.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && this.later(event, 0));
    holder.addEventListener("focusout", () => this.hide());
    holder.addEventListener("pointerdown", (event) => event.pointerType !== "mouse" && this.later(event, PRESS_MS));
    holder.addEventListener("pointercancel", () => this.stop());
    holder.addEventListener("click", (event) => {
      this.stop();
      if (event.target.closest("[data-why]")) this.later(event, 0);
      else this.hide();
    });
    holder.addEventListener("contextmenu", (event) => {
      if (!this.box.hidden) event.preventDefault();
    });
    document.addEventListener("pointerdown", (event) => holder.contains(event.target) || this.hide());
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.hide());
    window.addEventListener("scroll", () => this.hide(), { passive: true });
  }

  later(event, pause) {
    const piece = event.target.closest("[data-title]");
    this.stop();
    if (!piece) return this.hide();
    if (piece === this.piece && !this.box.hidden) return;
    this.timer = setTimeout(() => this.show(piece), pause);
  }

  stop() {
    clearTimeout(this.timer);
  }

  async show(piece) {
    this.piece = piece;
    this.fill(piece, piece.dataset.title);
    if (!piece.dataset.why || !this.why) return;
    const reason = await this.why(piece.dataset.why).catch(() => null);
    if (reason && this.piece === piece) this.fill(piece, piece.dataset.title, reason);
  }

  fill(piece, title, reason = null) {
    const rule = reason?.match(RULE);
    this.box.replaceChildren(
      h("p", { class: "what" }, title),
      reason ? h("p", { class: "why" }, reason.replace(RULE, "")) : "",
      rule ? h("p", { class: "rule" }, say("js-rule", { rule: rule[1] })) : "",
    );
    this.box.hidden = false;
    piece.setAttribute("aria-describedby", "popover");
    this.place(piece.getBoundingClientRect());
  }

  place(target) {
    const box = this.box.getBoundingClientRect();
    const room = document.documentElement.clientWidth;
    const left = Math.max(8, Math.min(room - box.width - 8, target.x + target.width / 2 - box.width / 2));
    const above = target.y - box.height - 8;
    const top = above > 8 ? above : Math.min(target.bottom + 8, window.innerHeight - box.height - 8);
    this.box.style.left = `${left}px`;
    this.box.style.top = `${Math.max(8, top)}px`;
  }

  hide() {
    this.stop();
    this.piece?.removeAttribute("aria-describedby");
    this.piece = null;
    this.box.hidden = true;
  }
}
