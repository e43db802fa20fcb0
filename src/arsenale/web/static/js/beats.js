// @ts-check
// What happened is seen: updates wait their turn, and the beats of each are played before the next one comes. The
// controls of a decision appear when nothing is left to play; one key skips all of it.

import { Interlude } from "./interlude.js";
import { isMoving, pace, prefs } from "./prefs.js";
import { spark } from "./sparks.js";
import { isTyping } from "./undo.js";

/** @import { BeatView } from "./types.js" */
/** @import { Update } from "./sight.js" */
/** One moment: beats that are shown together. @typedef {{ beats: BeatView[], ms: number, isGreat: boolean }} Moment */

const GREAT = 3;
/** Milliseconds by weight, at normal pace, and for each letter that is to be read. */
const SMALL_MS = [0, 350, 650];
const LETTER_MS = 10;
const CARD_MS = 1700;
const FIGHT_MS = 1300; // it has several rolls
const ROW_MS = 400;
const LONGEST_CARD_MS = 2900;
/** What lasts longer than this is played faster: nobody waits for bots much longer. */
const BUDGET_MS = 5000;
const SHORTEST = 0.4; // of a small moment
const SHORTEST_CARD = 0.55;
/** Whoever is further behind is shown the newest. */
const FAR_BEHIND = 30;
/** @type {Record<string, number>} */
const PACES = { slow: 1.8, normal: 1, fast: 0.45, off: 0 };

export class Playback {
  /**
   * `show(update, isBusy)` shows an update, without controls while it is busy; `hold()` takes the controls away before
   * it is shown, `settle()` brings them; `tell(text)` says what is played. The button that skips stands in `bar`.
   * @param {HTMLElement} stage
   * @param {{
   *   show: (update: Update, isBusy: boolean) => void,
   *   settle: () => void,
   *   hold?: () => void,
   *   tell?: (text: string) => void,
   *   bar?: HTMLElement,
   * }} listeners
   */
  constructor(stage, { show, settle, hold = () => {}, tell = () => {}, bar = stage }) {
    this.show = show;
    this.settle = settle;
    this.hold = hold;
    this.tell = tell;
    this.interlude = new Interlude(stage, bar, { next: () => this.next(), skip: () => this.skip() });
    /** @type {Update[]} */
    this.queue = [];
    this.isPlaying = false;
    this.isSkipping = false;
    this.began = 0; // when the first of what is played now was shown
    /** @type {number | null} */
    this.position = null; // up to which the beats were played; null: nothing was shown yet
    /** @type {() => void} */
    this.wake = () => {};
    document.addEventListener("visibilitychange", () => document.hidden && this.skip());
    document.addEventListener("keydown", (event) => this.hear(event));
  }

  /** @param {Update} update */
  add(update) {
    this.queue.push(update);
    if (this.isPlaying) {
      if (this.queue.length > FAR_BEHIND || document.hidden) this.skip();
      return;
    }
    this.run();
  }

  /** On to the next moment. */
  next() {
    this.wake();
  }

  /** Show the newest at once. */
  skip() {
    if (!this.isPlaying) return;
    this.isSkipping = true;
    this.wake();
  }

  /** Forget what waits: another seat looks at the table. */
  clear() {
    this.queue.length = 0;
    this.position = null;
    this.skip();
  }

  async run() {
    this.isPlaying = true;
    this.began = performance.now();
    for (let update = this.queue.shift(); update; update = this.queue.shift()) {
      const moments = this.isSkipping ? [] : this.moments(update);
      this.position = update.sight.position;
      // A great moment comes before what it leads to is seen: a bid is not told by its scores.
      const isGreat = moments.some((one) => one.isGreat && one.ms > 0);
      if (isGreat) {
        this.hold();
        for (const moment of moments) await this.play(moment);
      }
      const rest = isGreat ? [] : moments;
      pace.isHurried = this.isSkipping;
      this.show(update, rest.some((one) => one.ms > 0) || this.queue.length > 0);
      for (const moment of rest) await this.play(moment);
    }
    pace.isHurried = false;
    this.isPlaying = this.isSkipping = false;
    this.interlude.hide();
    this.settle();
  }

  /** @param {Moment} moment */
  async play(moment) {
    if (this.isSkipping) return;
    for (const beat of moment.beats) spark(beat);
    if (!moment.ms) return;
    this.tell(moment.beats.map((beat) => beat.text).join(" "));
    const ms = moment.ms * this.haste(moment);
    if (moment.isGreat) this.interlude.open(moment.beats, ms);
    else this.interlude.wait();
    await new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve(null);
      };
    });
    this.wake = () => {};
    this.interlude.close();
  }

  /**
   * The longer it lasts and the more waits, the faster it goes.
   * @param {Moment} moment
   */
  haste(moment) {
    const waiting = this.queue.flatMap((update) => this.moments(update)).reduce((sum, one) => sum + one.ms, moment.ms);
    const all = waiting + performance.now() - this.began;
    return Math.max(moment.isGreat ? SHORTEST_CARD : SHORTEST, Math.min(1, BUDGET_MS / all));
  }

  /**
   * The beats of an update that are news, as moments.
   * @param {Update} update
   * @returns {Moment[]}
   */
  moments({ sight }) {
    const factor = PACES[prefs.pace] ?? 1;
    const seen = this.position;
    if (!factor || seen === null || document.hidden) return [];
    const news = sight.beats.filter((beat) => beat.position > Math.max(seen, sight.log_after));
    /** @type {Moment[]} */
    const moments = [];
    for (const beat of news) {
      const last = moments.at(-1);
      const isGreat = beat.weight === GREAT;
      if (last && isGreat === last.isGreat && (!isGreat || last.beats[0].art === beat.art)) last.beats.push(beat);
      else moments.push({ beats: [beat], ms: 0, isGreat });
    }
    for (const moment of moments) moment.ms = factor * (moment.isGreat ? cardMs(moment) : smallMs(moment, sight.seat));
    return moments;
  }

  /** @param {KeyboardEvent} event */
  hear(event) {
    if (!this.isPlaying || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key === " ") this.next();
    else if (event.key === "Escape") this.skip();
    else return;
    event.preventDefault();
  }
}

/** @param {Moment} moment */
const cardMs = ({ beats }) =>
  beats[0].art === "fight" ? FIGHT_MS : Math.min(LONGEST_CARD_MS, CARD_MS + ROW_MS * (beats.length - 1));

/**
 * What I have done myself I know: nothing waits for it. Nor for what does not move.
 * @param {Moment} moment
 * @param {number | null} seat
 */
function smallMs({ beats }, seat) {
  if (!isMoving() || beats.every((beat) => beat.seats.length === 0 || beat.seats[0] === seat)) return 0;
  const weight = Math.max(...beats.map((beat) => beat.weight));
  const letters = beats.reduce((sum, beat) => sum + (beat.weight === weight ? beat.text.length : 0), 0);
  return weight ? SMALL_MS[weight] + LETTER_MS * letters : 0;
}
