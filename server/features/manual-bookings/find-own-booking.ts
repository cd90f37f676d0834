import 'server-only';

import { movedOnTexts } from '@/lib/texts/booking-requests';
import type { Actor } from '@/server/auth/actor';
import type { Tx } from '@/server/db';
import { DomainError, authorize } from '@/server/http/errors';
import { isHost, mayEditListing, mayManageCalendar, mayTendGuests } from '@/server/features/listings/policy';
import type { ListingAccess } from '@/server/features/listings/policy';
import { lockCalendar } from '@/server/lock-order';

const select = {
  manual: true,
  status: true,
  anonymisedAt: true,
  listing: {
    select: {
      id: true,
      userId: true,
      approvedAt: true,
      disabledAt: true,
      firstPublishedAt: true,
      deniedAt: true,
      orderedAt: true,
      managers: { select: { userId: true, role: true } },
    },
  },
} as const;

interface Wanted {
  /** Whether it must still be a stay with a guest. */
  standing: boolean;
  /** Whether hosts may do it too. */
  hosts: boolean;
}

/**
 * A manual booking, loaded while the transaction holds its listing's calendar lock. Calendar managers, and
 * hosts where only the landlord may, are refused; for strangers it does not exist.
 * @throws DomainError not_found, forbidden; transition_not_allowed, guest_gone (409)
 */
export async function findOwnBooking(
  tx: Tx,
  actor: Actor,
  id: number,
  { standing, hosts }: Wanted,
): Promise<{ listingId: number; ownerId: number; byHost: boolean }> {
  const where = { id, manual: true };
  const found = await tx.bookingRequest.findFirst({ where, select });
  const knows = (listing: ListingAccess) =>
    mayManageCalendar(actor, listing) || mayTendGuests(actor, listing);
  authorize(found !== null && knows(found.listing), 'not_found');
  authorize(found !== null && (hosts ? mayTendGuests : mayEditListing)(actor, found.listing));
  if (!found || !(await lockCalendar(tx, found.listing.id, actor))) throw new DomainError('not_found');
  const row = await tx.bookingRequest.findFirst({ where, select });
  if (!row) throw new DomainError('not_found');
  if (standing && row.status !== 'approved')
    throw new DomainError('transition_not_allowed', { params: { what: movedOnTexts.withdrawn } });
  if (standing && row.anonymisedAt) throw new DomainError('guest_gone');
  const { id: listingId, userId: ownerId } = row.listing;
  return { listingId, ownerId, byHost: isHost(actor, row.listing) };
}
