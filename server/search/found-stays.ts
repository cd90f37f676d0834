import 'server-only';

import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { CardStay } from '@/lib/listings/card-contract';
import { findStayFault } from '@/lib/stays/judge';
import { stayQuoter } from '@/lib/stays/quote';
import type { Party, SpecialRate, Taken } from '@/lib/stays/terms';
import { findTakenAmong } from '@/server/calendar/taken-nights';
import { readSpecialRates } from '@/server/search/read-cards';
import type { Letting } from '@/server/stays/find-lettings';

/** What a search asks of the stays that its homes show. */
export interface AskedStays {
  /** The earliest arrival first, of one arrival the shortest; never none. */
  stays: readonly DayRange[];
  party: Party;
  /** The search, of which who comes goes along to a home. */
  query: string;
  today: Day;
}

/** So far beside a stay others can rule it: more nights than anybody prepares. */
const NIGHTS_BESIDE = 4;

/**
 * The stay that each home shows, by id: of all that are asked for the cheapest that it allows, of equals the first. One
 * alone is shown as it is: the search found the home for it.
 */
export async function findStays(
  lettings: ReadonlyMap<number, Letting>,
  asked: AskedStays,
): Promise<Map<number, CardStay>> {
  const ids = [...lettings.keys()];
  if (ids.length === 0) return new Map();
  const occasion = await readOccasion(ids, asked.stays, { isOneStay: asked.stays.length === 1 });
  const found = new Map<number, CardStay>();
  for (const [id, letting] of lettings) {
    const stay = shownStay({ id, letting }, occasion, asked);
    if (stay) found.set(id, stay);
  }
  return found;
}

/** What the days of some stays cost and which of them are taken, by home. */
export interface Occasion {
  rates: ReadonlyMap<number, readonly SpecialRate[]>;
  taken: ReadonlyMap<number, Taken>;
}

/** @param isOneStay it is known to be free, and nothing is read of what is taken */
export async function readOccasion(
  ids: readonly number[],
  stays: readonly DayRange[],
  { isOneStay }: { isOneStay: boolean },
): Promise<Occasion> {
  const range = spanOf(stays);
  const [rates, taken] = await Promise.all([
    readSpecialRates(ids, range),
    isOneStay ? new Map<number, Taken>() : findTakenAmong(ids, beside(range)),
  ]);
  return { rates, taken };
}

/** The stay that one home shows; undefined where it allows none of them. */
export function shownStay(
  { id, letting }: { id: number; letting: Letting },
  { rates, taken }: Occasion,
  asked: Omit<AskedStays, 'query'>,
): CardStay | undefined {
  const bounds = { ...letting, today: asked.today, ...(taken.get(id) ?? free) };
  const isOne = asked.stays.length === 1;
  const allowed = isOne ? asked.stays : asked.stays.filter((stay) => !findStayFault(bounds, stay));
  return cheapest(letting, rates.get(id) ?? [], { ...asked, stays: allowed });
}

const free: Taken = { booked: [], blocked: [] };

function spanOf(stays: readonly DayRange[]): DayRange {
  const [first, ...others] = stays;
  if (!first) throw new RangeError('No stay is asked for');
  return others.reduce(
    ({ start, end }, stay) => ({
      start: stay.start < start ? stay.start : start,
      end: stay.end > end ? stay.end : end,
    }),
    first,
  );
}

const beside = ({ start, end }: DayRange): DayRange => ({
  start: addDays(start, -NIGHTS_BESIDE),
  end: addDays(end, NIGHTS_BESIDE),
});

function cheapest(
  { seasons, tariff }: Letting,
  special_rates: readonly SpecialRate[],
  { stays, party, today }: Omit<AskedStays, 'query'>,
): CardStay | undefined {
  const quote = stayQuoter({ tariff: { ...tariff, special_rates }, seasons, today });
  let best: CardStay | undefined;
  for (const stay of stays) {
    const { nights, price, total_cents } = quote({ stay, party });
    if (best && best.total_cents <= total_cents) continue;
    best = { start_date: stay.start, end_date: stay.end, nights, price, total_cents };
  }
  return best;
}
