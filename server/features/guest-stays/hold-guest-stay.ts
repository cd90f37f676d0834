import 'server-only';

import type { Offer } from '@/lib/booking-requests/contract';
import { toOffer } from '@/server/features/requests/price-columns';
import type { Tx } from '@/server/db';
import { guestStaySelect } from '@/server/features/guest-stays/select';
import type { GuestStayRow } from '@/server/features/guest-stays/select';
import { DomainError } from '@/server/http/errors';
import { lockCalendar } from '@/server/lock-order';

/**
 * The request as it is while the transaction holds its home's calendar: from here on nobody else moves it.
 * @throws DomainError not_found when it went meanwhile
 */
export async function holdGuestStay(tx: Tx, id: number): Promise<GuestStayRow & { offer: Offer | null }> {
  const found = await tx.bookingRequest.findUnique({ where: { id }, select: { listingId: true } });
  if (!found || !(await lockCalendar(tx, found.listingId, null))) throw new DomainError('not_found');
  const row = await tx.bookingRequest.findUnique({ where: { id }, select: guestStaySelect });
  if (!row) throw new DomainError('not_found');
  return { ...row, offer: toOffer(row) };
}
