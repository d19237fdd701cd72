// The printed content of the pieces, generated from the engine's data by tools/web_catalog.py.
import { idsOf } from "$lib/table/ids";
import data from "./catalog.gen.json";
import type { CertificateId, CompanyId, IndustryId, ResourceId } from "./wire.gen";

export type Effect = { do: string } & Record<string, number | string>;

export interface FactoryPrint {
  workers: number;
  managers: number;
  tokens: number;
  inputs: Partial<Record<ResourceId, number>>;
  goods: number | null;
  per_worker: boolean;
  bonus: Effect[];
  tiers: {
    workers: number;
    inputs: Partial<Record<ResourceId, number>>;
    goods: number;
    price: number;
  }[];
}

export interface CharterPrint {
  industry: IndustryId;
  special: boolean;
  appeal: number;
  prices: number[];
  sales_spaces: number | null;
  asset_slots: number;
  factories: FactoryPrint[];
}

export interface SpacePrint {
  era: number;
  workers: number;
  bank_pays: boolean;
  amount: number;
  once: boolean;
  from: number;
  effects: Effect[];
}

export interface AssetPrint {
  when: string;
  cost: number;
  chief: boolean;
  bonus: Effect[];
  effects: Effect[];
}

interface Catalog {
  companies: Record<CompanyId, CharterPrint>;
  spaces: Record<string, SpacePrint>;
  assets: Record<string, AssetPrint>;
  tiles: Record<string, number>;
  shares: Record<CertificateId, number>;
}

const catalog = data as Catalog;

function found<T>(things: Record<string, T>, id: string): T {
  const thing = things[id];
  if (!thing) throw new Error(`not printed: ${id}`);
  return thing;
}

export const charterPrint = (company: CompanyId) => catalog.companies[company];
export const spacePrint = (space: string) => found(catalog.spaces, space);
export const assetPrint = (asset: string) => found(catalog.assets, asset);
export const COMPANIES = idsOf(catalog.companies);
/** How many shares a certificate is. */
export const SHARES_IN = catalog.shares;

export const RESOURCES = ["livestock", "steel", "wood", "coal"] as const;
export const INDUSTRIES: Record<IndustryId, "food" | "dry" | "meat" | "shoes"> = {
  food_and_dairy: "food",
  dry_goods: "dry",
  meat_packing: "meat",
  shoes: "shoes",
};
export const YEARS = [1875, 1885, 1895, 1905, 1915] as const;

/** One mark of an effect: a symbol or cube, and how many. */
export interface Mark {
  icon?: string;
  cube?: string;
  n: number;
}

const ICONS: Record<string, string> = {
  appeal: "appeal",
  goods: "crate",
  automate: "gear",
  hire_workers: "worker",
  optional_worker: "worker",
  purchase_asset: "asset",
  extra_dividends: "dividend",
  fundraising: "bank",
  initiative: "initiative",
  stock_value: "stockup",
  catalog: "coin",
  dearer_goods: "coin",
};

/** Returns an effect as marks; the words for it are in the locales. */
export function marksOf(effect: Effect): Mark[] {
  const count = (name: string) => Number(effect[name] ?? 0);
  switch (effect.do) {
    case "cubes":
      return RESOURCES.filter(count).map((cube) => ({ cube, n: count(cube) }));
    case "two_identical":
    case "two_different":
      return [{ cube: "any", n: 2 }];
    case "cubes_of_choice":
      return [{ cube: "any", n: count("n") }];
    case "staff":
      return [
        { icon: "worker", n: count("workers") },
        { icon: "manager", n: count("managers") },
        { icon: "salesperson", n: count("salespeople") },
      ].filter((mark) => mark.n > 0);
    case "manager_or_salesperson":
      return [
        { icon: "manager", n: 1 },
        { icon: "salesperson", n: 1 },
      ];
    default:
      return [{ icon: ICONS[effect.do] ?? "info", n: count("n") || 1 }];
  }
}
