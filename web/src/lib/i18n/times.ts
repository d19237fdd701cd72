// How long ago something happened, in words.
import type { Language } from "$lib/api/types";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** `time` in seconds since 1970. */
export function ago(time: number, language: Language, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - time);
  for (const [unit, seconds] of STEPS)
    if (passed >= seconds) return words.format(-Math.floor(passed / seconds), unit);
  return words.format(0, "second");
}
