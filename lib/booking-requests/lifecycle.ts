/**
 * The states of a booking request and who may move it from one to the next (docs/rules/booking-requests.md#states). The
 * server's conditional updates, the buttons and the tests all read this table.
 */
import type { Day } from '@/lib/dates/day';

export const bookingRequestStatuses = ['pending', 'approved', 'declined', 'canceled'] as const;
export type BookingRequestStatus = (typeof bookingRequestStatuses)[number];

/** What somebody is to a request: the owner of its listing, an admin, or its guest. Nobody else acts on it. */
export type BookingRequestRole = 'owner' | 'admin' | 'guest';

export const bookingRequestActions = [
  'approve',
  'decline',
  'cancel',
  'make-offer',
  'take-offer-back',
  'accept-offer',
  'decline-offer',
  'withdraw',
] as const;
export type BookingRequestAction = (typeof bookingRequestActions)[number];

export type BookingRequestTransition = {
  readonly from: readonly BookingRequestStatus[];
  readonly to: BookingRequestStatus;
  readonly by: readonly BookingRequestRole[];
  /** Only while an offer of the landlord is open. */
  readonly needsOffer?: true;
  /** An offer is open afterwards; every other step ends the one there is. */
  readonly leavesOffer?: true;
  /** Of an approved stay only while its arrival is after today. */
  readonly beforeArrival?: true;
  /** Not at a home that is withheld: denied by an admin, or of a suspended landlord. */
  readonly needsHome?: true;
  /** Not of a booking that its landlord wrote down, who changes or removes it instead. */
  readonly ofRequests?: true;
};

export const bookingRequestTransitions: Readonly<Record<BookingRequestAction, BookingRequestTransition>> = {
  approve: { from: ['pending'], to: 'approved', by: ['owner', 'admin'], needsHome: true },
  decline: { from: ['pending'], to: 'declined', by: ['owner', 'admin'] },
  cancel: { from: ['approved'], to: 'canceled', by: ['owner', 'admin'], ofRequests: true },
  'make-offer': {
    from: ['pending'],
    to: 'pending',
    by: ['owner', 'admin'],
    leavesOffer: true,
    needsHome: true,
  },
  'take-offer-back': { from: ['pending'], to: 'pending', by: ['owner', 'admin'], needsOffer: true },
  'accept-offer': { from: ['pending'], to: 'approved', by: ['guest'], needsOffer: true, needsHome: true },
  'decline-offer': { from: ['pending'], to: 'pending', by: ['guest'], needsOffer: true },
  withdraw: { from: ['pending', 'approved'], to: 'canceled', by: ['guest'], beforeArrival: true },
};

/** What of a request decides which steps are open. */
export interface BookingRequestState {
  status: BookingRequestStatus;
  hasOffer: boolean;
  arrival: Day;
  /** The landlord wrote it down. */
  isManual?: boolean;
}

/** The actions open to a role (null: a stranger) on a request in this state, in the table's order. */
export function allowedActions(
  { status, hasOffer, arrival, isManual }: BookingRequestState,
  role: BookingRequestRole | null,
  today: Day,
): BookingRequestAction[] {
  return bookingRequestActions.filter((action) => {
    const { from, by, needsOffer, beforeArrival, ofRequests } = bookingRequestTransitions[action];
    if (role === null || !by.includes(role) || !from.includes(status)) return false;
    if ((needsOffer && !hasOffer) || (ofRequests && isManual)) return false;
    return !(beforeArrival && status === 'approved' && arrival <= today);
  });
}

/**
 * Whether the guest is to answer, not the landlord: an offer is open whose days are still to come. One that nobody can
 * accept any more leaves the request to its landlord.
 */
export function waitsForGuest(
  { status, offer }: { status: WireBookingRequestStatus; offer: { start_date: string } | null },
  today: Day,
): boolean {
  return status === null && offer !== null && offer.start_date >= today;
}

/** Who called a stay off. */
export const requestParties = ['guest', 'landlord'] as const;
export type RequestParty = (typeof requestParties)[number];

/** Why a landlord declined, where they said so. */
export const declineReasons = [
  'taken',
  'too_short',
  'too_large_party',
  'pets',
  'maintenance',
  'other',
] as const;
/** The same, and that the home is no longer offered here: no landlord says so, the site does. */
export const closingReasons = [...declineReasons, 'not_offered'] as const;
export type ClosingReason = (typeof closingReasons)[number];
export type DeclineReason = (typeof declineReasons)[number];

/** A status as the API writes it: empty while pending. */
export type WireBookingRequestStatus = Exclude<BookingRequestStatus, 'pending'> | null;

export function statusToWire(status: BookingRequestStatus): WireBookingRequestStatus {
  return status === 'pending' ? null : status;
}

export function statusFromWire(status: WireBookingRequestStatus): BookingRequestStatus {
  return status ?? 'pending';
}
