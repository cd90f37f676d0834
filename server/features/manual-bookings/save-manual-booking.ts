import 'server-only';

import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { dayToUtcDate } from '@/lib/dates/day';
import type { ManualBookingInput } from '@/lib/manual-bookings/contract';
import { isByAdmin } from '@/server/audit/acting-admin';
import type { Actor } from '@/server/auth/actor';
import { loadBooking, confirmOwnBooking } from '@/server/features/booking-requests/own-bookings';
import { freeStay, moveStay, occupyStay } from '@/server/features/calendar/occupy';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { DomainError, authorize } from '@/server/http/errors';
import { getListingFor } from '@/server/features/listings/find-listing';
import { isHost, mayTendGuests } from '@/server/features/listings/policy';
import { lockCalendar } from '@/server/lock-order';
import { findOwnBooking } from '@/server/features/manual-bookings/find-own-booking';
import { mayWriteNote, mayWriteTotal } from '@/server/features/manual-bookings/policy';
import { renewAgreement } from '@/server/features/payments/make-agreement';
import { mayKeepNote } from '@/server/features/requests/policy';

/** Splits off the first word of a name: guests fill in two names, a landlord enters one. */
function namesOf(name: string) {
  const [firstName = name, ...rest] = name.split(' ');
  return { firstName, lastName: rest.join(' ') };
}

/** Columns that only the landlord fills in; the price in whole euros follows from the total. */
const landlordColumns = ({ email, total_cents: total }: ManualBookingInput) => ({
  email: email ?? '',
  agreedTotalCents: total,
  price: Math.round((total ?? 0) / 100),
});

/** The columns for what was filled in; the rest is empty. */
function columnsOf(body: ManualBookingInput, actor: Actor, now: Date) {
  return {
    ...namesOf(body.guest_name),
    phoneNumber: body.phone,
    startDate: dayToUtcDate(body.start_date),
    endDate: dayToUtcDate(body.end_date),
    numberOfAdults: body.number_of_adults,
    numberOfChildren: body.number_of_children,
    modifiedById: actor.id,
    modifiedByAdmin: isByAdmin(actor),
    modifiedAt: now,
  };
}

const rangeOf = ({ start_date: start, end_date: end }: ManualBookingInput) => ({ start, end });

interface NewInput {
  actor: Actor;
  params: { id: string };
  body: ManualBookingInput;
}

/**
 * POST /api/listings/{id}/manual-bookings: adds a stay that the landlord agreed on elsewhere. It occupies its nights at
 * once.
 * @throws DomainError listing_not_found, forbidden (calendar managers; an admin's note; a host's note or total);
 *   stay_taken (409)
 */
export async function createManualBooking({ actor, params, body }: NewInput): Promise<Answer> {
  const access = await getListingFor(params.id, actor, mayTendGuests);
  const { id: listingId, userId } = access;
  const byHost = isHost(actor, access);
  authorize(mayWriteNote(actor, userId, body.note) && mayWriteTotal(byHost, body.total_cents));
  return transaction(async (tx) => {
    if (!(await lockCalendar(tx, listingId, actor))) throw new DomainError('listing_not_found');
    const now = new Date();
    const listing = await tx.listing.findUniqueOrThrow({
      where: { id: listingId },
      select: { checkIn: true, checkOut: true, displayHomeAddress: true },
    });
    const { id } = await tx.bookingRequest.create({
      data: {
        ...columnsOf(body, actor, now),
        ...landlordColumns(body),
        ...{ listingId, manual: true, status: 'approved', approvedAt: now, answeredAt: now },
        // Counts as read: the landlord wrote it.
        ...{ readAt: now, country: '', message: '', note: body.note },
        ...{ checkIn: listing.checkIn, checkOut: listing.checkOut },
        addressShared: listing.displayHomeAddress,
      },
      select: { id: true },
    });
    await occupyStay(tx, { listingId, bookingRequestId: id, range: rangeOf(body) });
    return answer(tx, { actor, id, body, now, byHost });
  });
}

interface Saved {
  actor: Actor;
  id: number;
  body: ManualBookingInput;
  now: Date;
  byHost: boolean;
}

/** Hosts get the booking without what it costs. */
interface Answer {
  data: BookingRequestDto | { id: number };
}

async function answer(tx: Tx, { actor, id, body, now, byHost }: Saved): Promise<Answer> {
  if (body.send_confirmation) await confirmOwnBooking(tx, id, now);
  if (byHost) return { data: { id } };
  return { data: await loadBooking(tx, id, actor) };
}

interface Input {
  actor: Actor;
  params: { id: number };
}

/**
 * PUT /api/manual-bookings/{id}: replaces the whole booking. The note stays unless the landlord edits it, and so do
 * total and address when a host does.
 * @throws DomainError not_found, forbidden (calendar managers; an admin's note; a host's note or total);
 *   transition_not_allowed (409) once the guest called it off; stay_taken (409); guest_gone (409)
 */
export function changeManualBooking({
  actor,
  params: { id },
  body,
}: Input & { body: ManualBookingInput }): Promise<Answer> {
  return transaction(async (tx) => {
    const found = await findOwnBooking(tx, actor, id, { standing: true, hosts: true });
    const { listingId, ownerId, byHost } = found;
    authorize(mayWriteNote(actor, ownerId, body.note) && mayWriteTotal(byHost, body.total_cents));
    const now = new Date();
    await tx.bookingRequest.update({
      where: { id },
      data: {
        ...columnsOf(body, actor, now),
        ...(!byHost && landlordColumns(body)),
        ...(mayKeepNote(actor, ownerId) && { note: body.note }),
      },
    });
    await moveStay(tx, { listingId, bookingRequestId: id, range: rangeOf(body) });
    await renewAgreement(tx, id);
    return answer(tx, { actor, id, body, now, byHost });
  });
}

/**
 * DELETE /api/manual-bookings/{id}: frees its nights. No mail is sent.
 * @throws DomainError not_found, forbidden
 */
export function removeManualBooking({ actor, params: { id } }: Input): Promise<void> {
  return transaction(async (tx) => {
    await findOwnBooking(tx, actor, id, { standing: false, hosts: false });
    await freeStay(tx, id);
    await tx.bookingRequest.delete({ where: { id } });
  });
}
