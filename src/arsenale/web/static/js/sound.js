// Two soft sounds, made here; off unless wanted.

import { prefs } from "./prefs.js";

let context = null;

export function chime(kind) {
  if (!prefs.sounds) return;
  context ??= new AudioContext();
  const notes = kind === "asked" ? [523, 659] : [392];
  notes.forEach((frequency, place) => note(frequency, context.currentTime + place * 0.14));
}

function note(frequency, at) {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "sine";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.08, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.55);
}
