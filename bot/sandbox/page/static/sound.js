// What a phone that is not muted does when a message comes: one short tone.

const KEY = "sound";
let context = null;

export const isOn = () => localStorage.getItem(KEY) === "on";

export function turn(on) {
  localStorage.setItem(KEY, on ? "on" : "off");
  if (on) ring();
}

export function ring() {
  if (!isOn()) return;
  context ??= new AudioContext();
  const tone = context.createOscillator();
  const loudness = context.createGain();
  const now = context.currentTime;
  tone.frequency.setValueAtTime(660, now);
  tone.frequency.setValueAtTime(880, now + 0.09);
  loudness.gain.setValueAtTime(0.12, now);
  loudness.gain.exponentialRampToValueAtTime(0.001, now + 0.35);
  tone.connect(loudness).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.4);
}
