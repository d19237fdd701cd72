// Cards of players, their Partners, purses, certificates and turn order.
import type { Card, Figure, Verdict } from "$lib/cards/card";
import { t } from "$lib/i18n/i18n.svelte";
import { SHARES_IN } from "../catalog";
import type { ChicagoTable } from "../model.svelte";
import type { CertificateId, CompanyId, PlayerSheet } from "../wire.gen";
import { pct, usd, valued } from "../words";
import { listed, plainCard } from "./words";

/** A player's purse, worth, Partners and last move. */
export function playerCard(table: ChicagoTable, seat: number): Card | null {
  const player = table.sheet.players[seat];
  const view = table.view.players[seat];
  if (!player || !view) return null;
  const last = table.past
    ? undefined
    : table.entries.findLast((entry) => entry.seat === seat && entry.text);
  return {
    name: table.nameOf(seat),
    kind: t(seat === table.seat ? "chicago-card-player.you" : "chicago-card-player.kind"),
    icon: table.isBot(seat) ? "bot" : "user",
    does: player.directs.length
      ? t("chicago-card-player", {
          companies: listed(player.directs.map((company) => t(`chicago-company-${company}`))),
        })
      : t("chicago-card-player.none"),
    facts: last?.text ? [{ name: t("chicago-card-player.last"), text: last.text }] : [],
    now: [
      { name: t("chicago-table-personal-cash"), value: usd(view.cash), icon: "coin" },
      { name: t("chicago-table-worth-now"), value: usd(player.net_worth) },
      { name: t("chicago-table-partners-short"), value: String(player.partners), icon: "partner" },
      {
        name: t("chicago-table-certificates"),
        value: `${player.certificates}/${player.limit}`,
        icon: "share",
      },
    ],
    rule: "TERM-3",
    verdict:
      player.certificates > player.limit
        ? { good: false, text: t("chicago-card-certificates.over") }
        : null,
  };
}

const mine = (table: ChicagoTable) =>
  table.seat === null ? undefined : table.sheet.players[table.seat];

export function partnerCard(table: ChicagoTable): Card {
  const player = mine(table);
  return plainCard("chicago-card-partner", "partner", "ACT-16", {
    now: player
      ? [
          {
            name: t("chicago-card-partner.yours"),
            value: `${player.partners}/${player.partners_gained}`,
          },
        ]
      : [],
    verdict: player && !table.isOver ? verdictOnPartners(table, player) : null,
  });
}

/** How many Partners the reader can still place, now or in the next Action Phase. */
function verdictOnPartners(table: ChicagoTable, player: PlayerSheet): Verdict | null {
  const left = player.partners;
  if (table.sheet.phase === "action") {
    if (!left) return { good: false, text: t("chicago-card-partner.placed") };
    const now = table.asked && table.question === "action_turn" ? "now" : "later";
    return { good: true, text: t(`chicago-card-partner.${now}`, { count: left }) };
  }
  const count = player.partners_gained;
  return { good: true, text: t("chicago-card-partner.next", { count }) };
}

export function purseCard(table: ChicagoTable, seat: number): Card | null {
  const view = table.view.players[seat];
  return (
    (view &&
      plainCard("chicago-card-personal", "coin", "MONEY-2", {
        now: [{ name: table.callOf(seat), value: usd(view.cash) }],
      })) ??
    null
  );
}

export function treasuryCard(table: ChicagoTable, company: CompanyId | undefined): Card {
  const companies = company && table.companySheet(company) ? [company] : table.mine;
  return plainCard("chicago-card-treasury", "treasury", "MONEY-3", {
    now: companies.map((one) => ({
      name: t(`chicago-company-${one}`),
      value: usd(table.open(one).treasury),
    })),
  });
}

export function worthCard(table: ChicagoTable, seat: number): Card | null {
  const player = table.sheet.players[seat];
  const view = table.view.players[seat];
  if (!player || !view) return null;
  const goals = table.sheet.goals
    .filter((goal) => goal.leaders.includes(seat))
    .reduce((sum, goal) => sum + goal.cash, 0);
  return plainCard("chicago-card-worth", "coin", "END-2", {
    now: [
      { name: t("chicago-table-personal-cash"), value: usd(view.cash) },
      { name: t("chicago-table-shares-value"), value: usd(player.shares_value) },
      { name: t("chicago-table-worth-now"), value: usd(player.net_worth) },
      ...(goals ? [{ name: t("chicago-card-worth.goals"), value: usd(goals) }] : []),
    ],
  });
}

export function certificatesCard(table: ChicagoTable, seat: number): Card | null {
  const player = table.sheet.players[seat];
  if (!player) return null;
  return plainCard("chicago-card-certificates", "share", "CERT-5", {
    now: [{ name: table.callOf(seat), value: `${player.certificates}/${player.limit}` }],
    verdict:
      player.certificates > player.limit
        ? { good: false, text: t("chicago-card-certificates.over") }
        : null,
  });
}

const CERTIFICATES: Record<CertificateId, { icon: string; rule: string }> = {
  director: { icon: "director", rule: "TERM-3" },
  preferred: { icon: "preferred", rule: "STOCK-25" },
  common: { icon: "share", rule: "CERT-1" },
};

export function certificateCard(
  table: ChicagoTable,
  kind: CertificateId,
  company: CompanyId | undefined,
): Card {
  const { icon, rule } = CERTIFICATES[kind];
  const sheet = company && table.companySheet(company);
  const shares = SHARES_IN[kind];
  const line = company ? table.sheet.sale[company]?.[kind] : undefined;
  const now: Figure[] = [];
  if (company && sheet) {
    now.push(
      { name: t(`chicago-company-${company}`), value: valued(sheet.value) },
      { name: t("chicago-card-certificate.worth"), value: usd(shares * sheet.value) },
    );
    if (line) now.push({ name: t("chicago-card-certificate.sold"), value: valued(line.value) });
  }
  return plainCard(`chicago-card-certificate-${kind}`, icon, rule, {
    name: t(`chicago-certificate-${kind}`),
    kind: t("chicago-card-certificate", { percent: pct(shares) }),
    now,
  });
}

/** The turn order: from the Priority Deal in the Stock Phase, otherwise by initiative. */
export function orderCard(table: ChicagoTable, kind: "priority" | "initiative"): Card {
  const first = kind === "priority" ? table.view.priority : (table.view.initiative[0] ?? null);
  return plainCard(`chicago-card-${kind}`, kind, kind === "priority" ? "STOCK-3" : "ACT-1", {
    name: t(kind === "priority" ? "chicago-table-priority-short" : "chicago-table-initiative"),
    now:
      first === null
        ? []
        : [{ name: t("chicago-card-initiative.first"), value: table.callOf(first) }],
  });
}
