// @ts-check
// Hints: the best choices by the computer's lights, with the chance to win and one sentence why.

import { h, say } from "./dom.js";
import { isTyping } from "./undo.js";

/** @import { Refusal } from "./dom.js" */
/** @import { Sight } from "./sight.js" */
/** @import { AskHint, HintMessage, HintView } from "./types.js" */

const PATIENCE_MS = 60_000; // others may ask before us

export class Hints {
  /**
   * `ask(message, patience)` promises an answer, `complain(error)` tells why there is none; `choose(text)` plays;
   * `light(text or null)` shows it on the board.
   * @param {HTMLButtonElement} button
   * @param {HTMLElement} list
   * @param {{
   *   ask: (message: AskHint, patience: number) => Promise<HintMessage>,
   *   complain: (error: Refusal) => void,
   *   choose: (text: string) => void,
   *   light: (text: string | null) => void,
   * }} deeds
   */
  constructor(button, list, { ask, complain, choose, light }) {
    this.button = button;
    this.list = list;
    this.ask = ask;
    this.complain = complain;
    this.choose = choose;
    this.light = light;
    this.decision = "";
    this.asked = 0; // how often; who puts hints away waits for none
    this.seat = 0;
    button.addEventListener("click", () => this.press());
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !this.list.hidden) this.clear();
      if (event.key !== "h" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (!this.button.hidden && !this.button.disabled) this.press();
    });
  }

  /** The same button asks for hints and puts them away. */
  press() {
    if (this.list.hidden) this.fetch();
    else this.clear();
  }

  /**
   * Where there is something to decide there is a button; hints go with the decision that they were for.
   * @param {Sight | { choices: [] }} sight
   */
  show(sight) {
    const isLive = "settings" in sight;
    const canAsk = isLive && sight.settings.hints === "on" && sight.choices.length > 1;
    const decision = canAsk ? nameOf(sight) : "";
    if (decision === this.decision) return;
    this.decision = decision;
    if (isLive) this.seat = sight.seat ?? 0;
    this.button.hidden = !canAsk;
    this.clear();
  }

  clear() {
    this.asked += 1;
    this.button.disabled = false;
    this.button.removeAttribute("aria-busy");
    if (this.list.contains(document.activeElement)) this.button.focus({ preventScroll: true });
    this.list.replaceChildren();
    this.list.hidden = true;
    this.light(null);
  }

  async fetch() {
    const asked = ++this.asked;
    this.button.disabled = true;
    this.button.setAttribute("aria-busy", "true");
    this.list.replaceChildren(h("li", { class: "thinking" }, say("js-hint-wait")));
    this.list.hidden = false;
    try {
      const answer = await this.ask({ type: "hint", seat: this.seat }, PATIENCE_MS);
      if (asked === this.asked) this.fill(answer.hints);
    } catch (error) {
      if (asked !== this.asked) return; // nobody waits for it any more
      this.clear();
      this.complain(/** @type {Refusal} */ (error));
    }
  }

  /** @param {HintView[]} hints */
  fill(hints) {
    this.clear();
    this.list.replaceChildren(...hints.map((hint) => this.row(hint)));
    this.list.hidden = false;
    this.list.querySelector("button")?.focus({ preventScroll: true });
  }

  /** @param {HintView} hint */
  row({ text, label, chance, why }) {
    const share = say("js-hint-chance", { percent: Math.round(100 * chance) });
    const button = h(
      "button",
      { type: "button", class: "choice-button hint-button", "data-text": text },
      h("span", { class: "label" }, label),
      h("b", { class: "chance" }, share),
      h("small", {}, why),
    );
    button.addEventListener("click", () => this.choose(text));
    for (const name of ["pointerenter", "focus"]) button.addEventListener(name, () => this.light(text));
    for (const name of ["pointerleave", "blur"]) button.addEventListener(name, () => this.light(null));
    return h("li", {}, button);
  }
}

/**
 * The same decision has the same name, also while others decide at the same time.
 * @param {Sight} sight
 */
function nameOf({ seat, question, choices, players, position }) {
  const since = players.filter((player) => player.is_asked).length > 1 ? "sealed" : position;
  return JSON.stringify([seat, question, choices.map((choice) => choice.id), since]);
}
