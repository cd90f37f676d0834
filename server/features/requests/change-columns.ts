import 'server-only';

import type { StayChange } from '@/lib/booking-requests/change-contract';
import { todayIn, utcDateToDay } from '@/lib/dates/day';
import type { BookingRequest, Prisma, StayChange as ChangeRow } from '@/prisma/generated/client';

/** The changes requested for a stay, from its row; newest first. */
export const stayChangesSelect = {
  changes: { orderBy: { id: 'desc' } },
} as const satisfies Prisma.BookingRequestSelect;

/** Whether a change can still be decided on: neither the stay nor the days asked for have begun. */
export const isDecidable = (change: Pick<ChangeRow, 'startDate'>, stay: Pick<BookingRequest, 'startDate'>) =>
  utcDateToDay(stay.startDate) > todayIn() && utcDateToDay(change.startDate) >= todayIn();

/** A change that was not answered in time counts as expired, whether that was stored or not. */
export const toChange = (row: ChangeRow, stay: Pick<BookingRequest, 'startDate'>): StayChange => ({
  id: row.id,
  by: row.askedBy,
  start_date: utcDateToDay(row.startDate),
  end_date: utcDateToDay(row.endDate),
  number_of_adults: row.numberOfAdults,
  number_of_children: row.numberOfChildren,
  number_of_babies: row.numberOfBabies,
  number_of_pets: row.numberOfPets,
  total_cents: row.totalCents,
  message: row.message,
  state: row.state === 'open' && !isDecidable(row, stay) ? 'expired' : row.state,
  created_at: row.createdAt.toISOString(),
  decided_at: row.decidedAt && row.decidedAt.toISOString(),
});

/** The open change, if any, and all changes. */
export function toChanges(stay: Pick<BookingRequest, 'startDate'> & { changes: ChangeRow[] }) {
  const changes = stay.changes.map((row) => toChange(row, stay));
  return { change: changes.find(({ state }) => state === 'open') ?? null, changes };
}
