// @ts-check
// Two soft sounds, made here; off unless wanted.

import { prefs } from "./prefs.js";

/** @type {AudioContext | null} */
let context = null;

/** @param {"asked" | "over"} kind */
export function chime(kind) {
  if (!prefs.sounds) return;
  context ??= new AudioContext();
  const notes = kind === "asked" ? [523, 659] : [392];
  for (const [place, frequency] of notes.entries()) note(context, frequency, context.currentTime + place * 0.14);
}

/**
 * @param {AudioContext} audio
 * @param {number} frequency
 * @param {number} at
 */
function note(audio, frequency, at) {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "sine";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.08, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.55);
}
