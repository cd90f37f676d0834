import { expect, it } from 'vitest';
import type { Judged } from '@/tools/upgrade/judge-cut';
import { cutFaults, releaseFaults } from '@/tools/upgrade/report';
import type { RolledOver } from '@/tools/upgrade/roll-over';

const visits = {
  requests: { home: 9, overview: 9, detail: 9, API: 9, calendar: 9 },
  failures: [],
  failed: 0,
  slowestMs: 30,
};
const migrated = { applied: ['20990101000000_new'], held: [], reads: 500, slowestMs: 40 };
const cut: Judged = { last: 'a', homes: 30_000, migrated, empty: [], changed: [], visits, unwatched: [] };
const rolled: RolledOver = { migrated, visits, changed: [], seenOtherwise: [], restoredOtherwise: [] };
const heldBy = (migration: string, milliseconds: number) => ({
  ...migrated,
  held: [{ migration, table: 'listings', milliseconds }],
});

it('nothing where no visitor noticed, and where it is known why', () => {
  expect(cutFaults(cut)).toEqual([]);
  expect(releaseFaults(rolled)).toEqual([]);
  expect(cutFaults({ ...cut, changed: ['listing_options', 'listings.rating'] })).toEqual([]);
  expect(cutFaults({ ...cut, migrated: heldBy('20990101000000_new', 200) })).toEqual([]);
});

it('a migration that keeps a table from visitors', () => {
  expect(cutFaults({ ...cut, migrated: heldBy('20990101000000_new', 201) })).toEqual([
    'from a: 20990101000000_new kept listings from visitors for 201 ms',
  ]);
  expect(releaseFaults({ ...rolled, migrated: heldBy('20990101000000_new', 201) })).toHaveLength(1);
});

it('what is lost, refused or not watched', () => {
  const faults = cutFaults({
    ...cut,
    empty: ['occupancies'],
    changed: ['listings.price'],
    visits: { ...visits, failed: 2, failures: ['/: 502'] },
    unwatched: ['wishes'],
  });
  expect(faults.map((fault) => fault.replace('from a: ', ''))).toEqual([
    'occupancies took too few rows to say anything',
    'listings.price is not as before',
    '2 requests failed, such as /: 502',
    'visitors read wishes, which scripts/fences/visitor-tables.ts does not name',
  ]);
  const others = { seenOtherwise: ['/api/listings .total'], restoredOtherwise: ['users.email'] };
  expect(releaseFaults({ ...rolled, ...others })).toHaveLength(2);
});
