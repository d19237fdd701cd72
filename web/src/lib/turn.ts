// Your turn, also for someone who looks elsewhere: a sound, the title of the page, the app's badge.
import { preferences } from "./settings.svelte";

let context: AudioContext | null = null;

/** A struck bell of two partials; browsers allow it after the first click on the page. */
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
  // A browser without a place for badges refuses: nothing is lost by that.
  const done = mine ? navigator.setAppBadge(1) : navigator.clearAppBadge();
  done.catch(() => undefined);
}
