import 'server-only';

import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { CardStay } from '@/lib/listings/card-contract';
import { closedNights, findStayFault } from '@/lib/stays/judge';
import { stayQuoter } from '@/lib/stays/quote';
import type { Asked, Quote } from '@/lib/stays/quote';
import type { Party } from '@/lib/stays/party';
import type { SpecialRate, Taken } from '@/lib/stays/terms';
import { findTakenAmong } from '@/server/features/calendar/taken-nights';
import type { Letting } from '@/server/features/stays/find-lettings';

/** What a search asks of the stays shown on its cards. */
export interface AskedStays {
  /** Earliest arrival first, then shortest; never empty. */
  stays: readonly DayRange[];
  party: Party;
  /** The search, whose party is passed on in links to a listing. */
  query: string;
  today: Day;
}

/** Other stays can rule out a stay that is this many nights away: more than the preparation nights anybody sets. */
const NIGHTS_BESIDE = 4;

/**
 * The stay shown for each listing, by id: of all stays asked for, the cheapest that the listing allows; the first if
 * prices are equal. A single stay is shown as it is, since the search has found the listing for it.
 */
export async function findStays(
  lettings: ReadonlyMap<number, Letting>,
  asked: AskedStays,
): Promise<Map<number, CardStay>> {
  if (lettings.size === 0) return new Map();
  const { stays, today } = asked;
  const listings = await readLettingListings(lettings, {
    range: spanOf(stays),
    today,
    isOneStay: stays.length === 1,
  });
  const found = new Map<number, CardStay>();
  for (const [id, listing] of listings) {
    const stay = shownStay(listing, asked);
    if (stay) found.set(id, stay);
  }
  return found;
}

/** A listing with everything that decides which stays it allows in a range, and their price. */
export interface LettingListing {
  letting: Letting;
  taken: Taken;
  /** Prices a stay within the range; nights shared by several stays are priced once. */
  quote: (asked: Asked) => Quote;
}

/**
 * By id.
 * @param lettings with the custom prices of the nights in the range, and possibly of others
 * @param isOneStay only one stay is asked for, which is known to be free: taken nights are not read
 */
export async function readLettingListings(
  lettings: ReadonlyMap<number, Letting>,
  { range, today, isOneStay }: { range: DayRange; today: Day; isOneStay: boolean },
): Promise<Map<number, LettingListing>> {
  const taken = isOneStay
    ? new Map<number, Taken>()
    : await findTakenAmong([...lettings.keys()], beside(range));
  const isAsked = ({ valid_at: night }: SpecialRate) => night >= range.start && night < range.end;
  return new Map(
    Array.from(lettings, ([id, letting]) => {
      const { seasons, tariff } = letting;
      const quote = stayQuoter({
        tariff: { ...tariff, special_rates: tariff.special_rates.filter(isAsked) },
        seasons,
        today,
      });
      return [id, { letting, taken: taken.get(id) ?? free, quote }];
    }),
  );
}

/** The stay shown for one listing; undefined if it allows none of them. */
export function shownStay(
  { letting, taken, quote }: LettingListing,
  { stays, party, today }: Omit<AskedStays, 'query'>,
): CardStay | undefined {
  const allowed = stays.length === 1 ? stays : allowedStays({ letting, taken }, stays, today);
  let best: CardStay | undefined;
  for (const stay of allowed) {
    const { nights, price, total_cents } = quote({ stay, party });
    if (best && best.total_cents <= total_cents) continue;
    best = { start_date: stay.start, end_date: stay.end, nights, price, total_cents };
  }
  return best;
}

function allowedStays(
  { letting, taken }: Pick<LettingListing, 'letting' | 'taken'>,
  stays: readonly DayRange[],
  today: Day,
): DayRange[] {
  // With the preparation nights, and merged: worked out once instead of per stay.
  const blocked = closedNights(taken, letting.rules.preparation_nights);
  const bounds = { ...letting, today, booked: [], blocked };
  return stays.filter((stay) => !findStayFault(bounds, stay));
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
