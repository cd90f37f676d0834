/** Prices and stay rules of the demo world's listings, beyond their price per night and their fields. */
import type { Day } from '@/lib/dates/day';
import type { Season, StayRules, Tariff } from '@/lib/stays/terms';
import { noFurtherRules } from '@/lib/stays/terms';
import { costsOf } from './costs';
import type { SeedListing } from './listing';
import { Random } from './random';
import { seasonKinds, seasonOf } from './seasons';
import type { SeasonRules } from './seasons';

export interface Letting {
  readonly rules: Pick<StayRules, 'notice_days' | 'preparation_nights' | 'gap_stays'>;
  /** For this year and the next, earliest first. */
  readonly seasons: readonly Season[];
  /** Without special rates (rates.ts). */
  readonly tariff: Omit<Tariff, 'special_rates'>;
}

/** The letting style: only prices vary, whole weeks in summer, longer stays in holidays, or the same all year. */
type Manner = 'prices' | 'weeks' | 'longer' | 'flat';

/** Fixed for the demo landlord's listings: the first can be booked for a single night on any day. */
const mannerOf: Readonly<Record<number, Manner>> = { 1: 'prices', 2: 'prices', 3: 'weeks' };

function drawManner({ id, state, rules }: SeedListing, random: Random): Manner {
  if (state === 'concept' || state === 'waiting') return 'flat';
  const canChoose = rules.rental_period_night && rules.max_stay >= 7;
  const drawn = random.next();
  if (id in mannerOf) return mannerOf[id] ?? 'flat';
  if (!canChoose) return drawn < 0.5 ? 'prices' : 'flat';
  return drawn < 0.2 ? 'flat' : drawn < 0.45 ? 'prices' : drawn < 0.75 ? 'weeks' : 'longer';
}

const asTheListing: SeasonRules = { min_stay: null, isWholeWeeks: false };

/** Outside summer, holidays require a few nights, and quiet weeks may be shorter than usual. */
const rulesIn: Readonly<
  Record<(typeof seasonKinds)[number], Readonly<Record<'weeks' | 'longer', SeasonRules>>>
> = {
  summer: { weeks: { min_stay: 7, isWholeWeeks: true }, longer: { min_stay: 5, isWholeWeeks: false } },
  easter: { weeks: { min_stay: 4, isWholeWeeks: false }, longer: { min_stay: 3, isWholeWeeks: false } },
  autumn: { weeks: { min_stay: 3, isWholeWeeks: false }, longer: asTheListing },
  'year end': { weeks: { min_stay: 5, isWholeWeeks: false }, longer: { min_stay: 4, isWholeWeeks: false } },
  quiet: { weeks: { min_stay: 1, isWholeWeeks: false }, longer: asTheListing },
};

function seasonsOf(listing: SeedListing, manner: Manner, today: Day, random: Random): Season[] {
  if (manner === 'flat') return [];
  const kinds = seasonKinds.filter((kind) => kind === 'summer' || random.chance(0.75));
  const year = Number(today.slice(0, 4));
  return [year, year + 1]
    .flatMap((each) =>
      kinds.map((kind) =>
        seasonOf({
          kind,
          year: each,
          price: listing.price,
          rules: manner === 'prices' ? asTheListing : rulesIn[kind][manner],
        }),
      ),
    )
    .toSorted((a, b) => (a.start_date < b.start_date ? -1 : 1));
}

function discountsOf(
  { rules }: SeedListing,
  random: Random,
): Pick<Tariff, 'length_discounts' | 'last_minute' | 'early'> {
  const week = { nights: 7, percent: random.pick([5, 7, 10]) };
  const fortnight = { nights: 14, percent: 15 };
  return {
    length_discounts: random.chance(0.35) ? (rules.max_stay >= 14 ? [week, fortnight] : [week]) : [],
    last_minute: random.chance(0.2) ? { days: random.int(5, 14), percent: random.pick([10, 15]) } : null,
    early: random.chance(0.15) ? { days: random.pick([120, 180]), percent: 5 } : null,
  };
}

/** Always the same for the same listing and year. */
export function lettingOf(listing: SeedListing, today: Day): Letting {
  const random = new Random(`letting/${listing.id}`);
  const manner = drawManner(listing, random);
  const isFixed = listing.id in mannerOf;
  const hasWeekendPrice = manner !== 'flat' && random.chance(0.5);
  return {
    rules: isFixed
      ? noFurtherRules
      : {
          notice_days: random.chance(0.3) ? random.int(1, 3) : 0,
          preparation_nights: random.chance(0.15) ? random.int(1, 3) : 0,
          gap_stays: random.chance(0.2),
        },
    seasons: seasonsOf(listing, manner, today, random.fork('seasons')),
    tariff: {
      price: listing.price,
      base_price: null,
      weekend_price: hasWeekendPrice ? Math.ceil((listing.price * 1.1) / 5) * 5 : null,
      ...discountsOf(listing, random.fork('discounts')),
      costs: manner === 'flat' && random.chance(0.6) ? [] : costsOf(listing, random.fork('costs')),
    },
  };
}
