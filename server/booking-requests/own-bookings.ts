import 'server-only';

import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import type { Actor } from '@/server/auth/actor';
import { findArrivalDetails } from '@/server/booking-requests/find-arrival-details';
import { queueConfirmationMail } from '@/server/booking-requests/mails';
import { bookingRequestSelect } from '@/server/booking-requests/select';
import { toBookingRequestDto } from '@/server/booking-requests/serialize';
import type { Tx } from '@/server/db';

const find = (tx: Tx, id: number) =>
  tx.bookingRequest.findUniqueOrThrow({ where: { id }, select: bookingRequestSelect });

/** A booking as its landlord and admins read it, in the transaction that wrote it. */
export async function loadBooking(tx: Tx, id: number, actor: Actor): Promise<BookingRequestDto> {
  return toBookingRequestDto(await find(tx, id), actor);
}

/** Writes to the guest of an own booking, with a link to the page of the stay; `sentAt` names the letter. */
export async function confirmOwnBooking(tx: Tx, id: number, sentAt: Date): Promise<void> {
  const row = await find(tx, id);
  await queueConfirmationMail(
    tx,
    row,
    await findArrivalDetails(tx, row.listing.id, row.addressShared),
    sentAt,
  );
}
