import 'server-only';

import type { BlockedDatesInput, Period } from '@/lib/calendar/contract';
import { ownSources } from '@/lib/listings/calendar-sources';
import { dayToUtcDate } from '@/lib/dates/day';
import { fromDates, overlaps } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import { calendarRuleTexts } from '@/lib/texts/calendar';
import type { Actor } from '@/server/auth/actor';
import { demandOpenNights } from '@/server/features/calendar/calendar-window';
import { findBlocks } from '@/server/features/calendar/find-blocks';
import { logChanges } from '@/server/features/calendar/log-changes';
import { findOccupied } from '@/server/features/calendar/occupy';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { invalid } from '@/server/http/errors';
import { getListingFor } from '@/server/features/listings/find-listing';
import { mayManageCalendar } from '@/server/features/listings/policy';
import { lockCalendar } from '@/server/lock-order';

const overlapping = () => invalid({ dates: [calendarRuleTexts.overlap] });
const ours: readonly string[] = ownSources;

/** Nights taken by a linked calendar may be blocked too; our own blocks and stays never overlap. */
async function demandFree(tx: Tx, listingId: number, ranges: readonly DayRange[]): Promise<void> {
  const [first, last] = [ranges.at(0), ranges.at(-1)];
  if (!first || !last) return;
  const occupied = await findOccupied(listingId, first.start, last.end, tx);
  const taken = occupied.filter(({ source }) => ours.includes(source));
  if (ranges.some((range) => taken.some((other) => overlaps(range, other)))) throw overlapping();
}

interface Input {
  actor: Actor;
  params: { id: string };
  body: BlockedDatesInput;
}

/**
 * POST /api/listings/{id}/disabled-booking-periods: blocks nights, all or nothing; adjacent nights become one block.
 * Returns all blocks of the listing.
 * @throws DomainError listing_not_found, forbidden; 422 on `dates` if a night is already blocked or booked
 */
export async function blockDays({ actor, params, body }: Input): Promise<{ data: Period[] }> {
  const listing = await getListingFor(params.id, actor, mayManageCalendar);
  demandOpenNights('dates', body.dates);
  const ranges = fromDates(body.dates);
  return transaction(async (tx) => {
    await lockCalendar(tx, listing.id, actor);
    await demandFree(tx, listing.id, ranges);
    await tx.occupancy.createMany({
      data: ranges.map(({ start, end }) => ({
        listingId: listing.id,
        source: 'blocked' as const,
        startDate: dayToUtcDate(start),
        endDate: dayToUtcDate(end),
      })),
    });
    await logChanges(tx, {
      listingId: listing.id,
      actor,
      type: 'disabled_booking_period',
      changes: ranges.map(({ start, end }) => ({ valid_at: start, until: end, disabled: true })),
    });
    return { data: await findBlocks(tx, listing.id) };
  });
}
