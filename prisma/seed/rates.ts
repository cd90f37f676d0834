/** Special rates of the demo world: nights that cost more than their season or weekday would. */
import { addDays, eachDay, weekday } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { SpecialRate } from '@/lib/stays/terms';
import { weighted } from './features';
import type { SeedListing } from './listing';
import { Random } from './random';

type Nights = 'weekends' | 'year end' | 'none';

const FRIDAY = 5;
const SATURDAY = 6;

const isIn: Readonly<Record<Nights, (day: Day) => boolean>> = {
  weekends: (day) => weekday(day) === FRIDAY || weekday(day) === SATURDAY,
  'year end': (day) => day.slice(5) >= '12-22' || day.slice(5) <= '01-03',
  none: () => false,
};

/** How many days ahead special rates are set; they are never below the standard rate. */
const nightsAhead = { weekends: 180, 'year end': 365, none: 0 };
const dearer = { weekends: 1.2, 'year end': 1.5, none: 1 };

/** The demo landlord's listings have fixed special rates. */
const fixed: Readonly<Record<number, Nights>> = { 1: 'year end', 2: 'year end', 3: 'weekends' };

/** The special rates of the coming year; none for a listing without them. */
export function ratesOf(listing: SeedListing, today: Day): SpecialRate[] {
  const random = new Random(`rates/${listing.id}`);
  const drawn = weighted<Nights>(random, [
    ['weekends', 12],
    ['year end', 10],
    ['none', 78],
  ]);
  const nights = fixed[listing.id] ?? (listing.state === 'online' ? drawn : 'none');
  const price = Math.round((listing.price * dearer[nights]) / 5) * 5;
  return eachDay(today, addDays(today, nightsAhead[nights]))
    .filter(isIn[nights])
    .map((valid_at) => ({ valid_at, price: Math.max(price, listing.price) }));
}
