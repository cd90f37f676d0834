import 'server-only';

import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import type { Actor } from '@/server/auth/actor';
import { getReadableRequest } from '@/server/booking-requests/get-booking-request';
import { bookingRequestSelect } from '@/server/booking-requests/select';
import { toBookingRequestDto } from '@/server/booking-requests/serialize';
import { transaction } from '@/server/db';

interface Input {
  actor: Actor;
  params: { id: number };
  body: { note: string | null };
}

/**
 * PUT /api/booking-requests/{id}: the owner's private note.
 * @throws DomainError not_found
 */
export function saveNote({ actor, params, body }: Input): Promise<{ data: BookingRequestDto }> {
  return transaction(async (tx) => {
    const { id } = await getReadableRequest(tx, actor, params.id);
    const row = await tx.bookingRequest.update({
      where: { id },
      data: { note: body.note },
      select: bookingRequestSelect,
    });
    return { data: toBookingRequestDto(row) };
  });
}
