import 'server-only';

import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import type { Actor } from '@/server/auth/actor';
import { bookingRequestSelect } from '@/server/booking-requests/select';
import type { BookingRequestRow } from '@/server/booking-requests/select';
import { toBookingRequestDto } from '@/server/booking-requests/serialize';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { openRequest, readable } from '@/server/requests/read-request';

/**
 * The row of a request that the actor may see.
 * @throws DomainError not_found when there is none, or it belongs to somebody else
 */
export async function getReadableRequest(db: Tx, actor: Actor, id: number): Promise<BookingRequestRow> {
  const row = readable(
    actor,
    await db.bookingRequest.findUnique({ where: { id }, select: bookingRequestSelect }),
  );
  if (!row) throw new DomainError('not_found');
  return row;
}

interface Input {
  actor: Actor;
  params: { id: number };
}

/**
 * GET /api/booking-requests/{id}; opened by the listing's owner it counts as read from now on.
 * @throws DomainError not_found
 */
export async function getBookingRequest({ actor, params }: Input): Promise<{ data: BookingRequestDto }> {
  const row = await getReadableRequest(prisma(), actor, params.id);
  const opened = await openRequest(actor, row, (readAt) =>
    prisma().bookingRequest.updateMany({ where: { id: row.id, readAt: null }, data: { readAt } }),
  );
  return { data: toBookingRequestDto(opened, actor) };
}

/** The same for a page: null where there is nothing for this actor. */
export async function findBookingRequest(actor: Actor, id: number): Promise<BookingRequestDto | null> {
  try {
    return (await getBookingRequest({ actor, params: { id } })).data;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_found') return null;
    throw error;
  }
}
