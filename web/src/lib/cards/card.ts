// A card explains one thing on a table, always in the same order. Games supply the cards; this
// folder opens, places and closes them and knows no game.
import type { Component } from "svelte";

export interface Fact {
  name: string;
  text: string;
  /** The purse or piece the fact is about, as an icon. */
  icon?: string;
}

/** A live figure: its name, or the icon that stands for it, and the value. */
export interface Figure {
  name: string;
  value: string;
  icon?: string;
}

export interface Verdict {
  good: boolean;
  text: string;
}

export interface Card {
  name: string;
  kind: string;
  /** The icon on the plate, unless the game draws the mark itself. */
  icon: string;
  /** A word below the icon on the plate, such as a price. */
  caption?: string;
  does: string;
  facts: Fact[];
  now?: Figure[];
  verdict?: Verdict | null;
  /** The id of the rule behind the card. */
  rule?: string;
  /** The thing by which the log can be filtered, if the log mentions it. */
  thing?: string;
  /** The move that the thing offers now. */
  action?: { text: string; run: () => void } | null;
}

/** The cards of one table. */
export interface CardSource {
  cardOf(id: string): Card | null;
  /** The card that explains an icon wherever it stands outside a thing with its own card. */
  cardOfIcon(icon: string): string | null;
  /** Draws the plate's mark of cards whose icon isn't on the icon sheet. */
  Mark?: Component<{ id: string; icon: string }>;
  /** Pictures between the sentence and the facts: a recipe, the standings. */
  Body?: Component<{ id: string }>;
}
