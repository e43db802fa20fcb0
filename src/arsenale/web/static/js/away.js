// @ts-check
// Since when somebody is away, by the clock of the server.

import { say } from "./dom.js";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS = /** @type {const} */ ([[DAY, "day"], [HOUR, "hour"], [MINUTE, "minute"]]);

let ahead = 0; // seconds that the server's clock is ahead of this one

/** @param {number} now seconds since 1970, as the server tells them */
export function setClock(now) {
  ahead = now - Date.now() / 1000;
}

/**
 * "away", after a minute with how long ago they were here.
 * @param {number | null | undefined} since seconds since 1970
 */
export function awayText(since) {
  const seconds = since ? Date.now() / 1000 + ahead - since : 0;
  const [length, unit] = UNITS.find(([length]) => seconds >= length) ?? [0, "minute"];
  if (!length) return say("js-seat-away");
  const words = new Intl.RelativeTimeFormat(document.documentElement.lang);
  return say("js-seat-away-since", { ago: words.format(-Math.floor(seconds / length), unit) });
}
