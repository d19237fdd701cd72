// Signals to the player, even in the background: cues, the page title, the app badge.
import { preferences } from "./settings.svelte";

let context: AudioContext | null = null;

/** The cues: pitch, loudness, seconds, and when each partial starts. */
const CUES = {
  turn: [
    [660, 0.12, 0.9, 0],
    [1320 * 1.003, 0.05, 0.6, 0],
    [990, 0.04, 0.5, 0],
  ],
  dividend: [
    [1568, 0.05, 0.18, 0],
    [2093, 0.05, 0.3, 0.09],
  ],
  end: [
    [392, 0.1, 1.8, 0],
    [523, 0.07, 1.6, 0.12],
    [784, 0.04, 1.2, 0.24],
  ],
} as const;
export type Cue = keyof typeof CUES;
const LATEST_MS = 500;

/**
 * A short cue, if sound is on; browsers allow it after the first click on the page. A new context
 * takes a moment to start; a cue that waited for a click would come too late.
 */
export function ring(cue: Cue = "turn"): void {
  if (!preferences().sound) return;
  const player = (context ??= new AudioContext());
  if (player.state === "running") return sound(player, cue);
  const asked = performance.now();
  void player.resume().then(() => {
    if (performance.now() - asked < LATEST_MS) sound(player, cue);
  });
}

function sound(context: AudioContext, cue: Cue): void {
  for (const [pitch, loudness, seconds, later] of CUES[cue]) {
    const start = context.currentTime + later;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(loudness, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
}

export function showTurn(title: string, mine: boolean): void {
  document.title = mine ? `● ${title}` : title;
  if (!("setAppBadge" in navigator)) return;
  // A browser without badges rejects the call; nothing is lost.
  const done = mine ? navigator.setAppBadge(1) : navigator.clearAppBadge();
  done.catch(() => undefined);
}
