// @ts-check
// What a choice would bring: on its button, beside a piece of the board, in the list. What only may happen looks so.

import { h } from "./dom.js";

/** @typedef {{ text: string, icon: string | null, sure: boolean, loss: boolean }} Effect */
/** What one choice would bring, and what it would lose. @typedef {{ preview: Effect[], warning: string | null }} Preview */

const PATIENCE_MS = 1500;
const SVG = "http://www.w3.org/2000/svg";
const NOTHING = Object.freeze({ preview: [], warning: null });

/** The previews of the decision that the page shows; they come a little later than its choices. */
export class Previews {
  constructor() {
    /** @type {Record<string, Preview> | null} */
    this.known = null;
    /** @type {(() => void)[]} */
    this.waiting = [];
    this.areTold = false; // by the server for this decision, now or a little later
  }

  /**
   * A new decision: what was known is of the last one. Choices that come with their previews need no more.
   * @param {({ text: string } & Partial<Preview>)[]} options
   */
  begin(options) {
    this.areTold = options.some((one) => one.preview !== undefined);
    const whole = options.filter((one) => one.preview?.length || one.warning);
    this.known = null;
    if (whole.length)
      this.known = Object.fromEntries(whole.map(({ text, preview = [], warning = null }) => [text, { preview, warning }]));
    this.release();
  }

  /** @param {Record<string, Preview>} choices */
  set(choices) {
    this.known = choices;
    this.release();
  }

  release() {
    for (const go of this.waiting.splice(0)) go();
  }

  /**
   * As far as it is known.
   * @param {string} text
   * @returns {Preview}
   */
  of(text) {
    return this.known?.[text] ?? NOTHING;
  }

  /**
   * What this choice would bring and not every other one, too: that is no matter for the decision.
   * @param {string} text
   * @returns {Preview}
   */
  special(text) {
    const { preview, warning } = this.of(text);
    const all = Object.values(this.known ?? {});
    const isCommon = (/** @type {Effect} */ one) => all.every((other) => other.preview.some((its) => its.text === one.text));
    return { preview: all.length > 1 ? preview.filter((one) => !isCommon(one)) : preview, warning };
  }

  /**
   * What is known of a choice, after a short wait where it is still on its way.
   * @param {string} text
   * @returns {Promise<Preview>}
   */
  async when(text) {
    if (!this.known && this.areTold) {
      /** @type {number | undefined} */
      let late;
      await new Promise((resolve) => {
        this.waiting.push(() => resolve(null));
        late = setTimeout(resolve, PATIENCE_MS);
      });
      clearTimeout(late);
    }
    return this.of(text);
  }
}

/**
 * The symbol of the scenery that shows this: the game's own before that of all games.
 * @param {string | null} name
 */
function symbolOf(name) {
  const short = name?.replace(/^good-/, "");
  return [name, `i-${short}`, `g-${short}`, `sign-${short}`].find((id) => id && document.getElementById(id)) ?? null;
}

/**
 * A small picture by the name of its symbol.
 * @param {string} name
 */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "icon");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${name}`);
  svg.append(use);
  return svg;
}

/**
 * One line of effects; nothing where there are none.
 * @param {Preview} told
 */
export function effects({ preview }) {
  if (!preview.length) return "";
  return h("small", { class: "effects" }, preview.map(effect));
}

/** @param {Effect} one */
function effect({ text, icon: name, sure, loss }) {
  const classes = ["effect", loss && "is-loss", !sure && "is-perhaps"].filter(Boolean).join(" ");
  const symbol = symbolOf(name);
  return h("span", { class: classes }, symbol ? icon(symbol) : "", text);
}
