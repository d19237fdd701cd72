// Company marks: letters and outlines by id.

export interface CompanyMark {
  letters: string;
  outline: "food" | "dry" | "meat" | "shoes";
}

export const COMPANY_MARKS: Record<string, CompanyMark> = {
  anglo: { letters: "AA", outline: "meat" },
  brunswick: { letters: "BB", outline: "dry" },
  cracker_jack: { letters: "CJ", outline: "food" },
  doggett: { letters: "DB", outline: "shoes" },
  elgin: { letters: "EL", outline: "dry" },
  fairbank: { letters: "NF", outline: "dry" },
  henderson: { letters: "HE", outline: "shoes" },
  libby: { letters: "LB", outline: "food" },
  spalding: { letters: "SP", outline: "dry" },
  swift: { letters: "SW", outline: "meat" },
  american_flyer: { letters: "AF", outline: "dry" },
  quaker_oats: { letters: "QO", outline: "food" },
  oscar_mayer: { letters: "OM", outline: "meat" },
  schwinn: { letters: "SC", outline: "dry" },
  florsheim: { letters: "FL", outline: "shoes" },
};

/** The icon of each bonus of the Appeal Track. */
export const APPEAL_ICONS: Record<string, string> = {
  worker: "worker",
  salesperson: "salesperson",
  automation: "gear",
  partner: "partner",
  bonus_good: "bonusgood",
  stock_value: "stockup",
};
