import 'server-only';

import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import type { Actor } from '@/server/auth/actor';
import { queueConfirmationMail } from '@/server/features/booking-requests/mails';
import { bookingRequestSelect } from '@/server/features/booking-requests/select';
import { toBookingRequestDto } from '@/server/features/booking-requests/serialize';
import type { Tx } from '@/server/db';
import { invalid } from '@/server/http/errors';
import { findSeenName } from '@/server/features/listings/seen-name';
import { countConfirmation } from '@/server/mail/gate';
import { manualBookingTexts } from '@/lib/texts/manual-bookings';

const find = (tx: Tx, id: number) =>
  tx.bookingRequest.findUniqueOrThrow({ where: { id }, select: bookingRequestSelect });

/** A booking as its landlord and admins see it, read in the transaction that wrote it. */
export async function loadBooking(tx: Tx, id: number, actor: Actor): Promise<BookingRequestDto> {
  return toBookingRequestDto(await find(tx, id), actor);
}

/**
 * Mails the guest of an own booking, with a link to the page of the stay; `sentAt` identifies the mail.
 * @throws DomainError invalid on `send_confirmation` for a listing that no admin approved, or whose landlord is
 *   suspended; too_many_letters (429)
 */
export async function confirmOwnBooking(tx: Tx, id: number, sentAt: Date): Promise<void> {
  const row = await find(tx, id);
  const listingName = await findSeenName(tx, row.listing.id);
  if (listingName === null) throw invalid({ send_confirmation: [manualBookingTexts.notApproved] });
  await countConfirmation(tx, row.listing.userId);
  await queueConfirmationMail(tx, row, { listingName, sentAt });
}
