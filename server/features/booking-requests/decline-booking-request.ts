import 'server-only';

import type { BookingRequestDto, DeclineInput } from '@/lib/booking-requests/contract';
import type { Actor } from '@/server/auth/actor';
import { decideBookingRequest } from '@/server/features/booking-requests/decide-booking-request';
import { queueRefusalMail } from '@/server/features/booking-requests/mails';
import { toBookingRequestDto } from '@/server/features/booking-requests/serialize';
import { transaction } from '@/server/db';

interface Input {
  actor: Actor;
  params: { id: number };
  body: DeclineInput;
}

/**
 * POST /api/booking-requests/{id}/decline
 * @throws DomainError not_found, transition_not_allowed (409)
 */
export function declineBookingRequest({ actor, params, body }: Input): Promise<{ data: BookingRequestDto }> {
  return transaction(async (tx) => {
    const row = await decideBookingRequest(tx, {
      actor,
      id: params.id,
      action: 'decline',
      words: body.message,
      data: { declineReason: body.reason },
    });
    await queueRefusalMail(tx, row);
    return { data: toBookingRequestDto(row, actor) };
  });
}
