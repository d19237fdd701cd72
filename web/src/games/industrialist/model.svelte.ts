// The state of one Industrialist table on the page: the moment on view, the choice in progress, the
// look of places.
import { TableModel } from "$lib/table/model.svelte";
import type { Surroundings } from "$lib/table/places";
import type { TableStore } from "$lib/table/store.svelte";
import { t } from "$lib/i18n/i18n.svelte";
import type { History } from "$lib/table/panels/history.svelte";
import { placeOf } from "./layout";
import { readScene } from "./read";
import type { Card, Placed, Scene } from "./scene";
import { PLACES } from "./moves";
import type { Move, Wire } from "./wire.gen";

/** The moves that lay a card on the map. */
type Build = Extract<Move, { side: string; place: string }>;
const isBuild = (move: Move | undefined): move is Build =>
  move?.do === "build_card" || move?.do === "manager_build";

export type Look = "" | "live" | "chosen";

export class IndustrialistTable extends TableModel<Wire> {
  constructor(store: TableStore, history?: History) {
    super(store, PLACES, history);
  }

  readonly scene: Scene = $derived.by(() => readScene(this.snapshot));

  /** Places where a card can go under the remaining choices. */
  readonly openPlaces: string[] = $derived.by(() => {
    if (this.past) return [];
    const places = this.choosing.offered.flatMap(({ do: move }) =>
      isBuild(move) ? [move.place] : [],
    );
    return this.scene.step !== "building" && !this.choosing.narrowed ? [] : [...new Set(places)];
  });

  /**
   * Places the map leaves room for: all those of the decision, so that it doesn't jump while the
   * player chooses.
   */
  readonly roomFor: string[] = $derived.by(() => {
    if (!this.openPlaces.length) return [];
    const places = this.choosing.choices.flatMap(({ do: move }) =>
      isBuild(move) ? [move.place] : [],
    );
    return [...new Set(places)];
  });

  card(id: string): Card | undefined {
    return (
      this.scene.placed.find(({ card }) => card.id === id)?.card ??
      this.scene.row.find(({ card }) => card.id === id)?.card
    );
  }

  /** The card about to be built, at its place on the map. */
  readonly ghost: Placed | null = $derived.by(() => {
    const move = this.past ? undefined : this.choosing.shown?.do;
    if (!isBuild(move)) return null;
    const card = this.scene.row.find(({ card: one }) => one.id === move.side)?.card;
    if (!card?.kind) return null;
    const track = { id: card.id, kind: card.kind, units: 0, most: card.most };
    return { card, ...placeOf(move.place), workers: 1, staffed: false, tracks: [track] };
  });

  lookOf(place: string): Look {
    if (this.past) return "";
    if (this.choosing.chosenPlaces.includes(place)) return "chosen";
    if (this.choosing.picked) return this.choosing.isLive(place) ? "live" : "";
    return this.choosing.isOffered(place) ? "live" : "";
  }

  protected readonly around: Surroundings = $derived.by(() => {
    const build = this.choosing.choices.map(({ do: move }) => move).find(isBuild);
    return { step: this.scene.step, free: build?.place ?? "0,-1" };
  });

  /** Attributes that make a part of a drawing a button; empty where it offers no move. */
  pressable(place: string, label: string): Record<string, unknown> {
    const live = place !== "" && this.isLive(place);
    if (!live) return { role: "img", "aria-label": label, "data-target": place || undefined };
    return {
      role: "button",
      tabindex: 0,
      "aria-label": label,
      "aria-pressed": this.choosing.chosenPlaces.includes(place),
      "data-target": place,
      onclick: () => this.press(place),
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        this.press(place);
      },
      onpointerenter: () => this.choosing.pointPlace(place),
      onpointerleave: () => this.choosing.pointPlace(null),
    };
  }

  /** The name of an item that can filter the log. */
  thingName(thing: string): string | null {
    const [sort, id = ""] = thing.split(":", 2);
    if (sort !== "card") return null;
    return id === "central" ? t("industrialist-central") : (this.card(id)?.name ?? null);
  }
}
