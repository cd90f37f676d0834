import { expect, it } from 'vitest';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { PlanningListing } from '@/lib/planning/contract';
import { weekOf } from '@/lib/planning/week';

const today: Day = '2026-12-28';

const listingOf = (...stays: [from: number, to: number][]): PlanningListing => ({
  listing: { id: 7, slug: 'duinroos', name: 'Duinroos' },
  is_own: false,
  is_hosted: false,
  stays: stays.map(([from, to]) => ({
    id: null,
    source: 'internal',
    name: null,
    guest_name: null,
    manual: false,
    open_cents: null,
    closed: false,
    start_date: addDays(today, from),
    end_date: addDays(today, to),
  })),
  requests: [],
  blocks: [],
  prices: [],
});

it.each<[name: string, stay: [number, number], lists: string[]]>([
  ['left yesterday', [-4, -1], []],
  ['leaves today', [-3, 0], ['departing']],
  ['is there', [-3, 2], ['departing', 'staying']],
  ['is there and stays on', [-3, 9], ['staying']],
  ['arrives today', [0, 8], ['arriving', 'staying']],
  ['comes and goes', [1, 6], ['arriving', 'departing']],
  ['arrives on the last day', [6, 9], ['arriving']],
  ['leaves on the day after', [2, 7], ['arriving']],
  ['arrives on the day after', [7, 9], []],
])('who %s', (_, stay, lists) => {
  const week = Object.entries(weekOf([listingOf(stay)], today));
  expect(week.flatMap(([name, found]) => (found.length > 0 ? [name] : []))).toEqual(lists);
});

it('tells two stays of the same nights apart', () => {
  const { arriving } = weekOf([listingOf([1, 3], [1, 3])], today);
  expect(new Set(arriving.map(({ id }) => id)).size).toBe(2);
});

it('stands in the order of the days', () => {
  const week = weekOf([listingOf([3, 5], [1, 6]), listingOf([2, 4])], today);
  expect(week.arriving.map(({ start }) => start)).toEqual(['2026-12-29', '2026-12-30', '2026-12-31']);
  expect(week.departing.map(({ end }) => end)).toEqual(['2027-01-01', '2027-01-02', '2027-01-03']);
});

it('holds nobody for nights that another site closed', () => {
  const listing = listingOf([0, 3]);
  const closed = { ...listing, stays: listing.stays.map((stay) => ({ ...stay, closed: true })) };
  expect(Object.values(weekOf([closed], today)).flat()).toEqual([]);
});
