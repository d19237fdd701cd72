// The figures of a Chicago position by which the sandbox compares lines: money, prices, order.
import { t } from "$lib/i18n/i18n.svelte";
import type { Snapshot } from "$lib/api/types";
import type { Figure } from "$lib/table/game";
import { usd } from "./words";
import type { CompanyId, OpenCompany, Wire } from "./wire.gen";

const name = (company: CompanyId) => t(`chicago-company-${company}`);

export function figuresOf(snapshot: Snapshot): Figure[] {
  const { view, sheet } = snapshot as Snapshot<Wire>;
  const companies = Object.entries(view.companies) as [
    CompanyId,
    OpenCompany | { status: string },
  ][];
  const open = companies.filter((pair): pair is [CompanyId, OpenCompany] => "treasury" in pair[1]);
  const amounts = (group: string, of: (company: OpenCompany) => number) =>
    open.map(([id, company]) => ({
      id: `${group}:${id}`,
      group: t(`chicago-sandbox-${group}`),
      label: name(id),
      text: usd(of(company)),
      amount: of(company),
    }));
  return [
    ...amounts("treasury", (company) => company.treasury),
    ...amounts("price", (company) => company.value),
    {
      id: "order",
      group: t("chicago-table-running-order"),
      label: t("chicago-sandbox-companies"),
      text: sheet.running_order.map(name).join(" › ") || "–",
    },
  ];
}
