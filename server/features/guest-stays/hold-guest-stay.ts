import 'server-only';

import type { Offer } from '@/lib/booking-requests/contract';
import { toOffer } from '@/server/features/requests/price-columns';
import type { Tx } from '@/server/db';
import { guestStaySelect } from '@/server/features/guest-stays/select';
import type { GuestStayRow } from '@/server/features/guest-stays/select';
import { DomainError } from '@/server/http/errors';
import { lockCalendar } from '@/server/lock-order';

/**
 * Loads the request and locks its listing's calendar: until the transaction ends nobody else changes its state.
 * @throws DomainError not_found if it was deleted meanwhile
 */
export async function holdGuestStay(tx: Tx, id: number): Promise<GuestStayRow & { offer: Offer | null }> {
  const found = await tx.bookingRequest.findUnique({ where: { id }, select: { listingId: true } });
  if (!found || !(await lockCalendar(tx, found.listingId, null))) throw new DomainError('not_found');
  const row = await tx.bookingRequest.findUnique({ where: { id }, select: guestStaySelect });
  if (!row) throw new DomainError('not_found');
  return { ...row, offer: toOffer(row) };
}
