// Signals the player's turn, even in the background: a sound, the page title, the app badge.
import { preferences } from "./settings.svelte";

let context: AudioContext | null = null;

/** A bell sound with two partials; browsers allow it after the first click on the page. */
export function ring(): void {
  if (!preferences().sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") return void context.resume();
  const start = context.currentTime;
  for (const [pitch, loudness, seconds] of [
    [660, 0.12, 0.9],
    [1320 * 1.003, 0.05, 0.6],
    [990, 0.04, 0.5],
  ] as const) {
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
