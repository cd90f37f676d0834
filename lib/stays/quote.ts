/** The price of a stay (docs/rules/stays.md#price-of-a-stay): the single calculation behind every price on the site. */
import { diffDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { CostKind, CostUnit, DiscountKind, PercentDiscountKind } from '@/lib/stays/kinds';
import { percentOf } from '@/lib/money/percent';
import { rangePricer } from '@/lib/stays/nightly';
import type { NightPrice } from '@/lib/stays/nightly';
import type { Party } from '@/lib/stays/party';
import type { Cost, MomentDiscount, Season, StayPrices, Tariff } from '@/lib/stays/terms';
import { costLabels, discountLabels, weekDiscountLabel } from '@/lib/texts/line-labels';

/** The nights covered by a season's week price. */
const WEEK = 7;

export type QuoteLine = {
  kind: CostKind | DiscountKind;
  /** In Dutch, whatever the language: `nameOfLine` gives its name on a page. */
  label: string;
  /** Negative for a discount. */
  amount_cents: number;
  /** Not in the total: the guest can choose it. */
  optional: boolean;
  /** Paid on site, but included in the total. */
  on_site: boolean;
};

export type Quote = {
  /** Sum of the nights, whole euros. */
  price: number;
  nights: number;
  nightly: { date: Day; price: number }[];
  /** Discounts, then costs in the landlord's order; without zero amounts and without the deposit. */
  lines: QuoteLine[];
  /** Nights, discounts and mandatory costs. */
  total_cents: number;
  /** Refunded, and therefore not part of the total. */
  deposit_cents: number;
};

export interface Asked {
  stay: DayRange;
  party: Party;
  /** Labels of the optional costs that the guest chose, which then count as mandatory. */
  extras?: readonly string[];
}

/** Quotes the stay `[start, end)` of at least one night; does not check whether it can be requested. */
export const quoteStay = (prices: StayPrices, asked: Asked): Quote => stayQuoter(prices)(asked);

/** Quotes many stays in one listing: nights that they share are priced once. */
export function stayQuoter(prices: StayPrices): (asked: Asked) => Quote {
  const nightsOf = rangePricer(prices);
  return (asked) => quoteNights(prices, nightsOf(asked.stay), asked);
}

function quoteNights(prices: StayPrices, priced: readonly NightPrice[], asked: Asked): Quote {
  const { stay, party, extras = [] } = asked;
  const nightly = priced.map(({ date, price }) => ({ date, price }));
  const price = nightly.reduce((sum, night) => sum + night.price, 0);
  const nights = nightly.length;
  const arrivesIn = diffDays(prices.today, stay.start);
  const { costs } = prices.tariff;
  const byTheWeek = weekDiscount(prices.seasons, stay, nightly);
  const lines = [
    ...byTheWeek.lines,
    ...discountLines(prices.tariff, { nights, arrivesIn, cents: price * 100 - byTheWeek.cents }),
    ...costLines(costs, { ...party, nights }, new Set(extras)),
  ];
  const due = lines.filter(({ optional }) => !optional);
  return {
    price,
    nights,
    nightly,
    lines,
    total_cents: due.reduce((sum, line) => sum + line.amount_cents, price * 100),
    deposit_cents: costs.reduce((sum, cost) => sum + (cost.kind === 'deposit' ? cost.amount_cents : 0), 0),
  };
}

interface Nights {
  nights: number;
  /** Days between the request and the arrival. */
  arrivesIn: number;
  /** Sum of the nights, less the discount for whole weeks. */
  cents: number;
}

/**
 * The discount from week prices of seasons: each full seven of the stay's nights in a season, in order, cost the
 * season's week price if that is less. It is one line, however many weeks.
 */
function weekDiscount(
  seasons: readonly Season[],
  { start, end }: DayRange,
  nightly: readonly { price: number }[],
): { cents: number; lines: QuoteLine[] } {
  let [weeks, saved] = [0, 0];
  for (const { week_price: weekly, start_date: from, end_date: until } of seasons) {
    if (weekly === null || from >= end || until <= start) continue;
    const first = Math.max(0, diffDays(start, from));
    const after = Math.min(nightly.length, diffDays(start, until));
    for (let night = first; night + WEEK <= after; night += WEEK) {
      const sum = nightly.slice(night, night + WEEK).reduce((total, { price }) => total + price, 0);
      if (sum <= weekly) continue;
      weeks += 1;
      saved += sum - weekly;
    }
  }
  if (saved === 0) return { cents: 0, lines: [] };
  const line = {
    kind: 'discount_week' as const,
    label: weekDiscountLabel(weeks),
    amount_cents: -saved * 100,
  };
  return { cents: saved * 100, lines: [{ ...line, optional: false, on_site: false }] };
}

/**
 * The discount for the length, then the better of the last-minute and early discounts; never more than the nights in
 * total.
 */
function discountLines(tariff: Tariff, { nights, arrivesIn, cents }: Nights): QuoteLine[] {
  const reached = tariff.length_discounts.filter((discount) => nights >= discount.nights);
  const length = reached.reduce<{ nights: number; percent: number } | null>(
    (highest, discount) => (highest && highest.nights > discount.nights ? highest : discount),
    null,
  );
  const moment = momentDiscount(tariff, arrivesIn);
  const found = [
    length && { kind: 'discount_length' as const, percent: length.percent, count: length.nights },
    moment,
  ];
  let left = cents;
  return found.flatMap((discount) => {
    const amount = discount ? Math.min(left, percentOf(cents, discount.percent)) : 0;
    if (!discount || amount === 0) return [];
    left -= amount;
    const label = discountLabels[discount.kind](discount.percent, discount.count);
    return [{ kind: discount.kind, label, amount_cents: -amount, optional: false, on_site: false }];
  });
}

interface Discount {
  kind: PercentDiscountKind;
  percent: number;
  /** Nights, or days. */
  count: number;
}

function momentDiscount({ last_minute, early }: Tariff, arrivesIn: number): Discount | null {
  const toDiscount = (kind: PercentDiscountKind, { days, percent }: MomentDiscount) => ({
    kind,
    percent,
    count: days,
  });
  const late = last_minute && arrivesIn <= last_minute.days ? last_minute : null;
  const soon = early && arrivesIn >= early.days ? early : null;
  if (late && (!soon || late.percent >= soon.percent)) return toDiscount('discount_last_minute', late);
  return soon && toDiscount('discount_early', soon);
}

interface Counts extends Party {
  nights: number;
}

/** How many times an amount is charged. Children pay no tourist tax, babies nothing. */
const timesOf: Readonly<Record<CostUnit, (counts: Counts, kind: CostKind) => number>> = {
  stay: () => 1,
  night: ({ nights }) => nights,
  person: (counts, kind) => personsOf(counts, kind),
  person_night: (counts, kind) => personsOf(counts, kind) * counts.nights,
  pet: ({ pets }) => pets,
  pet_night: ({ pets, nights }) => pets * nights,
};

const personsOf = ({ adults, children }: Counts, kind: CostKind) =>
  kind === 'tourist_tax' ? adults : adults + children;

/** How many times a cost is charged for a stay. */
export const timesCharged = ({ kind, per }: Pick<Cost, 'kind' | 'per'>, counts: Counts): number =>
  timesOf[per](counts, kind);

/** A cost's label in data: the landlord's own, else that of its kind in Dutch. Pages show `costName`. */
export const costLabel = ({ kind, label }: Pick<Cost, 'kind' | 'label'>) => label ?? costLabels[kind];

function costLines(costs: readonly Cost[], counts: Counts, wanted: ReadonlySet<string>): QuoteLine[] {
  return costs.flatMap((cost) => {
    const amount = cost.amount_cents * timesCharged(cost, counts);
    if (cost.kind === 'deposit' || amount === 0) return [];
    const label = costLabel(cost);
    const optional = cost.optional && !wanted.has(label);
    return [{ kind: cost.kind, label, amount_cents: amount, optional, on_site: cost.on_site }];
  });
}
