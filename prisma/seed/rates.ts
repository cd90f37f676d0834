/** Special rates of the demo world: dearer nights in summer, at weekends or around the turn of the year. */
import { addDays, eachDay, weekday } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { SpecialRate } from '@/lib/stays/terms';
import { weighted } from './features';
import type { Home } from './home';
import { Random } from './random';

type Season = 'summer' | 'weekends' | 'year end' | 'none';

const FRIDAY = 5;
const SATURDAY = 6;

const isIn: Readonly<Record<Season, (day: Day) => boolean>> = {
  summer: (day) => day.slice(5, 7) === '07' || day.slice(5, 7) === '08',
  weekends: (day) => weekday(day) === FRIDAY || weekday(day) === SATURDAY,
  'year end': (day) => day.slice(5) >= '12-22' || day.slice(5) <= '01-03',
  none: () => false,
};

/** How far ahead rates are set, and what they cost against the standard rate: never less. */
const nightsAhead = { summer: 365, weekends: 180, 'year end': 365, none: 0 };
const dearer = { summer: 1.25, weekends: 1.15, 'year end': 1.35, none: 1 };

/** The demo landlord's homes have rates of their own whatever the dice say. */
const fixed: Readonly<Record<number, Season>> = { 1: 'summer', 2: 'year end', 3: 'weekends' };

/** What some nights of the coming year cost; a home without special rates has none. */
export function ratesOf(home: Home, today: Day): SpecialRate[] {
  const random = new Random(`rates/${home.id}`);
  const drawn = weighted<Season>(random, [
    ['summer', 26],
    ['weekends', 12],
    ['year end', 10],
    ['none', 52],
  ]);
  const season = fixed[home.id] ?? (home.state === 'online' ? drawn : 'none');
  const price = Math.round((home.price * dearer[season]) / 5) * 5;
  return eachDay(today, addDays(today, nightsAhead[season]))
    .filter(isIn[season])
    .map((valid_at) => ({ valid_at, price: Math.max(price, home.price) }));
}
