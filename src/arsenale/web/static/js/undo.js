// @ts-check
// Taking back: at once where the rules of secrets and chance allow it, else by asking the others.

import { h, say } from "./dom.js";

/** @import { AnswerUndo, Undo as UndoMessage, UndoOffer, UndoRequestView, UndoView } from "./types.js" */

export class Undo {
  /**
   * `act(message)` sends it.
   * @param {HTMLElement} buttons
   * @param {HTMLElement} request
   * @param {(message: UndoMessage | AnswerUndo) => void} act
   */
  constructor(buttons, request, act) {
    this.buttons = buttons;
    this.request = request;
    this.act = act;
    this.seat = 0;
    document.addEventListener("keydown", (event) => {
      if (event.key !== "u" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      this.buttons.querySelector("button")?.click();
    });
  }

  /**
   * @param {UndoView} undo
   * @param {number | null} seat
   */
  show(undo, seat) {
    this.seat = seat ?? 0; // a spectator is offered nothing
    const offers = undo.offers ?? []; // null: not yet known, they follow
    const asks = undo.offers === null || offers.length ? [] : undo.ask.slice(0, 1);
    this.buttons.replaceChildren(
      ...offers.map((offer, place) => this.button("undo", offer, offer.label, place === 0)),
      ...asks.map((offer) => this.button("ask-undo", offer, this.words(undo, offer), true)),
    );
    this.showRequest(undo.request);
  }

  /**
   * @param {UndoView} undo
   * @param {UndoOffer} offer
   */
  words(undo, offer) {
    return undo.asks_nobody ? say("js-undo-far") : say("js-ask-undo", { what: offer.label });
  }

  /**
   * @param {"undo" | "ask-undo"} type
   * @param {UndoOffer} offer
   * @param {string} label
   * @param {boolean} hasKey
   */
  button(type, offer, label, hasKey) {
    const act = () => this.act({ type, seat: this.seat, to: offer.to });
    const attributes = { type: "button", class: "undo", "data-undo": type, onclick: act };
    if (hasKey) return h("button", attributes, label, h("kbd", { "aria-hidden": "true" }, "u"));
    // What takes back more is seldom wanted: a sign, with its words for whoever asks.
    const words = h("span", { class: "unseen" }, label);
    return h("button", { ...attributes, title: label }, h("span", { "aria-hidden": "true" }, "↶↶"), words);
  }

  /** @param {UndoRequestView | null} request */
  showRequest(request) {
    this.request.hidden = !request;
    if (!request) return;
    /**
     * @param {boolean} agree
     * @param {string} label
     */
    const answer = (agree, label) =>
      h("button", { type: "button", onclick: () => this.act({ type: "answer-undo", agree }) }, label);
    this.request.replaceChildren(
      h("span", {}, request.text),
      ...(request.can_answer ? [answer(true, say("js-agree")), answer(false, say("js-disagree"))] : []),
    );
  }
}

/** @param {EventTarget | null} target */
export function isTyping(target) {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}
