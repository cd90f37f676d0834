import 'server-only';

import type { RequestParty } from '@/lib/booking-requests/lifecycle';
import { todayIn, utcDateToDay } from '@/lib/dates/day';
import type { Actor } from '@/server/auth/actor';
import type { Tx } from '@/server/db';
import { findRequestRow } from '@/server/features/booking-requests/find-request-row';
import type { StayRow } from '@/server/features/booking-requests/find-request-row';
import { requestRole } from '@/server/features/requests/policy';
import { isWithheld } from '@/server/features/requests/withheld';
import { DomainError, authorize } from '@/server/http/errors';
import { lockBookingRequest, lockCalendar } from '@/server/lock-order';

/** Who takes a step: the landlord, or an admin in their place, or whoever has the link of the guest. */
export interface Taker {
  side: RequestParty;
  /** Null for the guest. */
  actor: Actor | null;
}

export const asLandlord = (actor: Actor): Taker => ({ side: 'landlord', actor });
export const asGuest: Taker = { side: 'guest', actor: null };

/**
 * Locks a stay and its listing's calendar: until the transaction ends nobody else changes either.
 * @throws DomainError not_found for strangers; busy, guest_gone (409)
 */
export async function holdStay(tx: Tx, { actor }: Taker, id: number): Promise<StayRow> {
  const find = () => findRequestRow(tx, id, { ofOffered: actor !== null });
  const found = await find();
  if (!found) throw new DomainError('not_found');
  if (actor) authorize(requestRole(actor, found.listing.userId) !== null, 'not_found');
  if (!(await lockCalendar(tx, found.listing.id, actor))) throw new DomainError('not_found');
  const locked = await lockBookingRequest(tx, id);
  if (locked && !locked.hasGuest) throw new DomainError('guest_gone');
  const row = await find();
  if (!row) throw new DomainError('not_found');
  return row;
}

/** Only an approved stay that a guest requested can be changed, before its arrival day, in a listing not withheld. */
export function isChangeable({ status, manual, startDate, listing }: StayRow): boolean {
  return status === 'approved' && !manual && utcDateToDay(startDate) > todayIn() && !isWithheld(listing);
}

/** @throws DomainError stay_not_changeable (409) */
export function refuseUnchangeable(stay: StayRow): void {
  if (!isChangeable(stay)) throw new DomainError('stay_not_changeable');
}
