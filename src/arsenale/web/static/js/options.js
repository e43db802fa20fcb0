// @ts-check
// What one may choose now, and what each of it would bring.

import { Previews } from "./effects.js";

/** @import { ChoiceView, ShortcutView } from "./types.js" */
/** One action, or several in one go. @typedef {ChoiceView | ShortcutView} Option */

export class Options {
  constructor() {
    this.previews = new Previews();
    /** @type {ChoiceView[]} */
    this.choices = [];
    /** @type {ShortcutView[]} */
    this.shortcuts = [];
  }

  /**
   * Whether these are others than before.
   * @param {ChoiceView[]} choices
   * @param {ShortcutView[]} shortcuts
   */
  set(choices, shortcuts) {
    const isSame = JSON.stringify([choices, shortcuts]) === JSON.stringify([this.choices, this.shortcuts]);
    this.choices = choices;
    this.shortcuts = shortcuts;
    return !isSame;
  }

  /**
   * What a click on the board or on a button means: one action, or several in one go.
   * @param {string} text
   * @returns {Option | undefined}
   */
  meant(text) {
    return [...this.choices, ...this.shortcuts].find((one) => one.text === text) ?? this.shortcut(text);
  }

  /**
   * What leads to an action that may not be chosen by itself.
   * @param {string | undefined} text
   */
  shortcut(text) {
    const isDirect = this.choices.some((choice) => choice.text === text);
    return isDirect ? undefined : this.shortcuts.find((one) => one.to === text);
  }

  /**
   * What a click on this piece of the board would bring, as far as it is known.
   * @param {string | undefined} text
   */
  told(text) {
    const choice = text ? this.meant(text) : undefined;
    return choice ? this.previews.of(choice.text) : null;
  }

  /** Choices as they are listed: what ends something comes last. */
  get listed() {
    return [...this.choices.filter((one) => !one.closes), ...this.choices.filter((one) => one.closes)];
  }

  /**
   * What only buttons offer, and shortcuts that the board cannot offer as their last action may be chosen by itself, in
   * the order that the game gives them; and what closes.
   * @param {(text: string) => boolean} isOnBoard
   * @returns {{ ranked: Option[], closers: Option[] }}
   */
  atHand(isOnBoard) {
    const direct = new Set(this.choices.map((choice) => choice.text));
    const plain = this.choices.filter((one) => !one.closes && !isOnBoard(one.text));
    const others = this.shortcuts.filter((one) => !one.closes && (one.to === null || direct.has(one.to)));
    const closing = this.shortcuts.filter((one) => one.closes && !(one.to && direct.has(one.to)));
    const closers = [...closing, ...this.choices.filter((one) => one.closes)];
    const ranked = [...plain, ...others].sort((one, other) => this.tier(one) - this.tier(other) || place(one) - place(other));
    return { ranked, closers };
  }

  /**
   * What loses something comes after what does not; what the game gives no place comes last.
   * @param {Option} choice
   */
  tier({ text, rank, series }) {
    return rank === null ? 2 : Number(!series && Boolean(this.previews.of(text).warning));
  }
}

/** @param {Option} choice */
const place = ({ rank }) => rank ?? 0;

/**
 * What stands for it on the board.
 * @param {Option} choice
 */
export const pieceOf = (choice) => ("to" in choice ? (choice.to ?? choice.text) : choice.text);
