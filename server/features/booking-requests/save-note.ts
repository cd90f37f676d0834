import 'server-only';

import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import type { Actor } from '@/server/auth/actor';
import { getReadableRequest } from '@/server/features/booking-requests/get-readable-request';
import { bookingRequestSelect } from '@/server/features/booking-requests/select';
import { toBookingRequestDto } from '@/server/features/booking-requests/serialize';
import { transaction } from '@/server/db';
import { authorize } from '@/server/http/errors';
import { mayKeepNote } from '@/server/features/requests/policy';

interface Input {
  actor: Actor;
  params: { id: number };
  body: { note: string | null };
}

/**
 * PUT /api/booking-requests/{id}: saves the owner's private note.
 * @throws DomainError not_found; forbidden for an admin, even one acting as the landlord
 */
export function saveNote({ actor, params, body }: Input): Promise<{ data: BookingRequestDto }> {
  return transaction(async (tx) => {
    const { id, listing } = await getReadableRequest(tx, actor, params.id);
    authorize(mayKeepNote(actor, listing.userId));
    const row = await tx.bookingRequest.update({
      where: { id },
      data: { note: body.note },
      select: bookingRequestSelect,
    });
    return { data: toBookingRequestDto(row, actor) };
  });
}
