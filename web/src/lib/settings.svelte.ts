// The preferences of this browser: kept in local storage and applied at once.

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "calm" | "full";
export type Size = "normal" | "large";

/** How the moves of others are shown: all at once, one after another, or one for each key press. */
export const PACES = ["instant", "normal", "step"] as const;
export type OthersPace = (typeof PACES)[number];

export interface Settings {
  name: string;
  theme: Theme;
  size: Size;
  motion: Motion;
  sound: boolean;
  /** Ask for confirmation after the last choice of an action. */
  confirm: boolean;
  /** Browser notifications on the player's turn; the browser must also permit them. */
  notify: boolean;
  /** Tips from the coach after a lesson. */
  tips: boolean;
  /** The side of a table with players, log and chat is folded away. */
  folded: boolean;
  /** Warnings about a move before it is made. */
  warnings: boolean;
  /** A banner at the start of each phase. */
  banner: boolean;
  /** A page at the end of each chapter of a game. */
  chapters: boolean;
  others: OthersPace;
}

const PLACE = "bigshoulders.settings";
const FIRST: Settings = {
  name: "",
  theme: "system",
  size: "normal",
  motion: "system",
  sound: false,
  confirm: true,
  notify: false,
  tips: true,
  folded: false,
  warnings: true,
  banner: true,
  chapters: true,
  others: "instant",
};

function kept(): Settings {
  const text = localStorage.getItem(PLACE);
  return { ...FIRST, ...(text ? (JSON.parse(text) as Partial<Settings>) : {}) };
}

const settings = $state<Settings>(kept());

export function preferences(): Readonly<Settings> {
  return settings;
}

export function prefer(change: Partial<Settings>): void {
  Object.assign(settings, change);
  localStorage.setItem(PLACE, JSON.stringify(settings));
  applySettings();
}

export function applySettings(): void {
  const root = document.documentElement.dataset;
  if (settings.theme === "system") delete root["theme"];
  else root["theme"] = settings.theme;
  if (settings.size === "large") root["size"] = "large";
  else delete root["size"];
  root["motion"] = settings.motion;
}

export function isDark(): boolean {
  if (settings.theme !== "system") return settings.theme === "dark";
  return matchMedia("(prefers-color-scheme: dark)").matches;
}
