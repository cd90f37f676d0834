import 'server-only';

import type { BlockedDatesInput, Period } from '@/lib/calendar/contract';
import { compareDays, dayToUtcDate, utcDateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { contains, withoutDays } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import type { Actor } from '@/server/auth/actor';
import { demandOpenNights } from '@/server/features/calendar/calendar-window';
import { findBlocks } from '@/server/features/calendar/find-blocks';
import { logChanges } from '@/server/features/calendar/log-changes';
import { forgetFeedCopies } from '@/server/features/calendar/occupy';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { getListingFor } from '@/server/features/listings/find-listing';
import { mayManageCalendar } from '@/server/features/listings/policy';
import { lockCalendar } from '@/server/lock-order';

const columnsOf = ({ start, end }: DayRange) => ({
  startDate: dayToUtcDate(start),
  endDate: dayToUtcDate(end),
});

interface Block extends DayRange {
  id: number;
}

/** The blocks that contain any of these days. */
async function findTouched(tx: Tx, listingId: number, days: readonly Day[]): Promise<Block[]> {
  const sorted = days.toSorted(compareDays);
  const [first, last] = [sorted.at(0), sorted.at(-1)];
  if (!first || !last) return [];
  const rows = await tx.occupancy.findMany({
    where: {
      listingId,
      source: 'blocked',
      startDate: { lte: dayToUtcDate(last) },
      endDate: { gt: dayToUtcDate(first) },
    },
    select: { id: true, startDate: true, endDate: true },
  });
  return rows
    .map(({ id, startDate, endDate }) => ({ id, start: utcDateToDay(startDate), end: utcDateToDay(endDate) }))
    .filter((block) => days.some((day) => contains(block, day)));
}

/** The first remaining part of a block stays the same event in the .ics feed; every further part is a new one. */
async function shrink(
  tx: Tx,
  listingId: number,
  blocks: readonly Block[],
  days: ReadonlySet<Day>,
): Promise<void> {
  const gone: number[] = [];
  const kept: Block[] = [];
  const added: DayRange[] = [];
  for (const { id, ...range } of blocks) {
    const [first, ...rest] = withoutDays(range, days);
    if (first) kept.push({ id, ...first });
    else gone.push(id);
    added.push(...rest);
  }
  await tx.$executeRaw`
    UPDATE occupancies o
    SET start_date = k.start_date, end_date = k.end_date, sequence = o.sequence + 1, updated_at = now()
    FROM unnest(${kept.map(({ id }) => id)}::int[], ${kept.map(({ start }) => start)}::date[],
      ${kept.map(({ end }) => end)}::date[]) AS k (id, start_date, end_date)
    WHERE o.id = k.id`;
  await tx.occupancy.deleteMany({ where: { id: { in: gone } } });
  await tx.occupancy.createMany({
    data: added.map((piece) => ({ ...columnsOf(piece), listingId, source: 'blocked' as const })),
  });
}

interface Input {
  actor: Actor;
  params: { id: string };
  body: BlockedDatesInput;
}

/**
 * POST /api/listings/{id}/disabled-booking-periods/bulk-delete: unblocks nights; nights that are not blocked stay as
 * they are. A block that loses nights in the middle becomes two. Returns all blocks of the listing.
 * @throws DomainError listing_not_found, forbidden; 422 on `dates`
 */
export async function unblockDays({ actor, params, body }: Input): Promise<{ data: Period[] }> {
  const listing = await getListingFor(params.id, actor, mayManageCalendar);
  demandOpenNights('dates', body.dates);
  const days = new Set(body.dates);
  return transaction(async (tx) => {
    await lockCalendar(tx, listing.id, actor);
    const blocks = await findTouched(tx, listing.id, [...days]);
    await shrink(tx, listing.id, blocks, days);
    if (blocks.length > 0) await forgetFeedCopies(tx, listing.id);
    const freed = [...days].filter((day) => blocks.some((block) => contains(block, day)));
    await logChanges(tx, {
      listingId: listing.id,
      actor,
      type: 'disabled_booking_period',
      changes: freed.toSorted(compareDays).map((valid_at) => ({ valid_at, disabled: false })),
    });
    return { data: await findBlocks(tx, listing.id) };
  });
}
