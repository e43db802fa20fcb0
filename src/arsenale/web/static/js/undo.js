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
      ...offers.map((offer, place) => (place === 0 ? this.button("undo", offer, offer.label) : this.further(offer))),
      ...asks.map((offer) => this.asking(undo, offer)),
    );
    this.showRequest(undo.request);
  }

  /**
   * What the others must agree to; where nobody else sits it is taken back like the rest, and says how much that is.
   * @param {UndoView} undo
   * @param {UndoOffer} offer
   */
  asking(undo, offer) {
    if (undo.asks_nobody) return this.button("ask-undo", offer, offer.label, { title: say("js-undo-far"), onclick: () => this.confirm(offer) });
    return this.button("ask-undo", offer, say("js-ask-undo", { what: offer.label }));
  }

  /**
   * It takes back what the bots have played, too: that is asked once more.
   * @param {UndoOffer} offer
   */
  confirm(offer) {
    const yes = h("button", { ...this.attributes("ask-undo", offer), class: "main" }, offer.label);
    const no = h("button", { type: "button", onclick: () => this.showRequest(null) }, say("js-cancel"));
    this.request.hidden = false;
    this.request.replaceChildren(h("span", {}, say("js-undo-far")), yes, no);
    yes.focus({ preventScroll: true });
  }

  /**
   * @param {"undo" | "ask-undo"} type
   * @param {UndoOffer} offer
   * @param {string} label
   * @param {{ title?: string, onclick?: () => void }} more
   */
  button(type, offer, label, more = {}) {
    return h("button", { ...this.attributes(type, offer), ...more }, label, h("kbd", { "aria-hidden": "true" }, "u"));
  }

  /**
   * What takes back more is seldom wanted: a short word, with all of them for whoever asks.
   * @param {UndoOffer} offer
   */
  further(offer) {
    return h("button", { ...this.attributes("undo", offer), title: offer.label, "aria-label": offer.label }, say("js-undo-turn"));
  }

  /**
   * @param {"undo" | "ask-undo"} type
   * @param {UndoOffer} offer
   */
  attributes(type, offer) {
    const act = () => this.act({ type, seat: this.seat, to: offer.to });
    return { type: "button", class: "undo", "data-undo": type, onclick: act };
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
