/** Short clicks of wood and paper, synthesized; off by default. */

import { prefs } from './prefs.svelte';

let context: AudioContext | null = null;

function knock(frequency: number, length: number, volume: number, delay = 0): void {
  context ??= new AudioContext();
  const start = context.currentTime + delay;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(frequency, start);
  tone.frequency.exponentialRampToValueAtTime(frequency / 2, start + length);
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}

const SOUNDS = {
  lay: () => knock(320, 0.09, 0.25),
  turn: () => knock(540, 0.05, 0.12),
  refuse: () => knock(120, 0.16, 0.22),
  yours: () => {
    knock(440, 0.12, 0.2);
    knock(660, 0.16, 0.2, 0.11);
  },
  end: () => {
    knock(392, 0.2, 0.2);
    knock(523, 0.2, 0.2, 0.14);
    knock(659, 0.35, 0.2, 0.28);
  },
};

export function play(sound: keyof typeof SOUNDS): void {
  if (!prefs.sound) return;
  try {
    SOUNDS[sound]();
  } catch {
    // The game goes on without a sound device.
  }
}
