// Taking back: at once where the rules of secrets and chance allow it, else by asking the others.

import { h, say } from "./dom.js";

export class Undo {
  /** `act(message)` sends it. */
  constructor(buttons, request, act) {
    this.buttons = buttons;
    this.request = request;
    this.act = act;
    document.addEventListener("keydown", (event) => {
      if (event.key !== "u" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      this.buttons.querySelector("button")?.click();
    });
  }

  show(undo, seat) {
    this.seat = seat;
    const offers = undo.offers ?? []; // null: not yet known, they follow
    const asks = undo.offers === null || offers.length ? [] : undo.ask.slice(0, 1);
    this.buttons.replaceChildren(
      ...offers.map((offer, place) => this.button("undo", offer, offer.label, place === 0)),
      ...asks.map((offer) => this.button("ask-undo", offer, this.words(undo, offer), true)),
    );
    this.showRequest(undo.request);
  }

  words(undo, offer) {
    return undo.asks_nobody ? offer.label : say("js-ask-undo", { what: offer.label });
  }

  button(type, offer, label, hasKey) {
    const act = () => this.act({ type, seat: this.seat, to: offer.to });
    const shortcut = hasKey ? h("kbd", { "aria-hidden": "true" }, "u") : "";
    return h("button", { type: "button", class: "undo", "data-undo": type, onclick: act }, label, shortcut);
  }

  showRequest(request) {
    this.request.hidden = !request;
    if (!request) return;
    const answer = (agree, label) =>
      h("button", { type: "button", onclick: () => this.act({ type: "answer-undo", agree }) }, label);
    this.request.replaceChildren(
      h("span", {}, request.text),
      ...(request.can_answer ? [answer(true, say("js-agree")), answer(false, say("js-disagree"))] : []),
    );
  }
}

export function isTyping(target) {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}
