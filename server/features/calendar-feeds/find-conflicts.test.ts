import { expect, it } from 'vitest';
import { addDays } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { findNewConflicts } from '@/server/features/calendar-feeds/find-conflicts';

const range = (from: number, to: number): DayRange => ({
  start: addDays('2028-07-01', from),
  end: addDays('2028-07-01', to),
});
const stay = { ...range(5, 9), id: 1, guestName: 'Els Maes', code: 'K-7GH2QX' };
const at = new Date('2028-01-10T12:00:00Z');
const hoursAgo = (hours: number) => new Date(at.getTime() - hours * 3600 * 1000);

interface Case {
  told?: DayRange[];
  /** Hours since those were last seen. */
  seen?: number;
  others?: DayRange[];
  /** What all calendars had until now. */
  before?: DayRange[];
  ofFeed: DayRange[];
  isNew: boolean;
  /** What will have been reported afterwards. */
  kept: DayRange[];
}

it.each<[string, Case]>([
  ['nothing imported', { ofFeed: [], isNew: false, kept: [] }],
  ['up to its arrival', { ofFeed: [range(1, 5)], isNew: false, kept: [] }],
  ['from its departure on', { ofFeed: [range(9, 12)], isNew: false, kept: [] }],
  ['one night of it', { ofFeed: [range(8, 12)], isNew: true, kept: [range(8, 9)] }],
  ['told before', { told: [range(8, 9)], ofFeed: [range(8, 12)], isNew: false, kept: [range(8, 9)] }],
  ['a night more', { told: [range(8, 9)], ofFeed: [range(7, 12)], isNew: false, kept: [range(7, 9)] }],
  ['a night less', { told: [range(7, 9)], ofFeed: [range(8, 12)], isNew: false, kept: [range(8, 9)] }],
  [
    'night by night',
    { told: [range(6, 7)], ofFeed: [range(6, 7), range(7, 8)], isNew: false, kept: [range(6, 8)] },
  ],
  [
    'other nights of it',
    {
      told: [range(5, 6)],
      ofFeed: [range(5, 6), range(8, 9)],
      isNew: true,
      kept: [range(5, 6), range(8, 9)],
    },
  ],
  ['of another calendar', { others: [range(2, 20)], ofFeed: [], isNew: false, kept: [] }],
  [
    'told of another calendar',
    {
      told: [range(5, 9)],
      others: [range(2, 20)],
      ofFeed: [range(8, 12)],
      isNew: false,
      kept: [range(5, 9)],
    },
  ],
  ['gone for an hour', { told: [range(8, 9)], seen: 1, ofFeed: [], isNew: false, kept: [range(8, 9)] }],
  [
    'gone now, a day after they were seen',
    { told: [range(8, 9)], seen: 25, before: [range(8, 12)], ofFeed: [], isNew: false, kept: [range(8, 9)] },
  ],
  [
    'there since, a day after they were seen',
    {
      ...{ told: [range(8, 9)], seen: 25, before: [range(8, 12)] },
      ...{ ofFeed: [range(8, 12)], isNew: false, kept: [range(8, 9)] },
    },
  ],
  [
    'back after more than a day',
    { told: [range(8, 9)], seen: 25, ofFeed: [range(8, 12)], isNew: true, kept: [range(8, 9)] },
  ],
  ['gone for more than a day', { told: [range(8, 9)], seen: 25, ofFeed: [], isNew: false, kept: [] }],
])('%s', (_what, { told = [], seen = 1, others = [], before = [], ofFeed, isNew, kept }) => {
  const found = findNewConflicts({
    stays: [stay],
    imported: [...others, ...ofFeed],
    ofFeed,
    before,
    told: told.map((one) => ({ ...one, stayId: 1, seenAt: hoursAgo(seen) })),
    at,
  });
  expect(found.conflicts.map((one) => one.stay)).toEqual(isNew ? [stay] : []);
  expect(found.told.map(({ start, end }) => ({ start, end }))).toEqual(kept);
});
