/**
 * The states of a booking request and who may move it from one to the next (docs/rules/booking-requests.md#states). The
 * server's conditional updates, the buttons and the tests all read this table.
 */
import type { Day } from '@/lib/dates/day';

export const bookingRequestStatuses = ['pending', 'approved', 'declined', 'canceled'] as const;
export type BookingRequestStatus = (typeof bookingRequestStatuses)[number];

/** A user's role towards a request: owner of its listing, admin, or its guest. Nobody else can act on it. */
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
  /** Leaves an offer open; every other action ends an existing offer. */
  readonly leavesOffer?: true;
  /** For an approved stay only before its day of arrival. */
  readonly beforeArrival?: true;
  /** Not while the listing is withheld: denied by an admin, or its landlord is suspended. */
  readonly needsListing?: true;
  /** Not for manual bookings, which the landlord edits or removes instead. */
  readonly ofRequests?: true;
};

export const bookingRequestTransitions: Readonly<Record<BookingRequestAction, BookingRequestTransition>> = {
  approve: { from: ['pending'], to: 'approved', by: ['owner', 'admin'], needsListing: true },
  decline: { from: ['pending'], to: 'declined', by: ['owner', 'admin'] },
  cancel: { from: ['approved'], to: 'canceled', by: ['owner', 'admin'], ofRequests: true },
  'make-offer': {
    from: ['pending'],
    to: 'pending',
    by: ['owner', 'admin'],
    leavesOffer: true,
    needsListing: true,
  },
  'take-offer-back': { from: ['pending'], to: 'pending', by: ['owner', 'admin'], needsOffer: true },
  'accept-offer': { from: ['pending'], to: 'approved', by: ['guest'], needsOffer: true, needsListing: true },
  'decline-offer': { from: ['pending'], to: 'pending', by: ['guest'], needsOffer: true },
  withdraw: { from: ['pending', 'approved'], to: 'canceled', by: ['guest'], beforeArrival: true },
};

/** The parts of a request that decide which actions are allowed. */
export interface BookingRequestState {
  status: BookingRequestStatus;
  hasOffer: boolean;
  arrival: Day;
  /** Entered by the landlord. */
  isManual?: boolean;
}

/** The actions a role (null: a stranger) may take on a request in this state, in the table's order. */
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
 * Whether it is the guest's turn to answer: an offer is open and its days are in the future. With an expired offer it
 * is the landlord's turn.
 */
export function waitsForGuest(
  { status, offer }: { status: WireBookingRequestStatus; offer: { start_date: string } | null },
  today: Day,
): boolean {
  return status === null && offer !== null && offer.start_date >= today;
}

/** Who canceled a stay. */
export const requestParties = ['guest', 'landlord'] as const;
export type RequestParty = (typeof requestParties)[number];

/** The landlord's reason for declining, if given. */
export const declineReasons = [
  'taken',
  'too_short',
  'too_large_party',
  'pets',
  'maintenance',
  'other',
] as const;
/** Those plus the site's own reason: the listing is no longer offered here. */
export const closingReasons = [...declineReasons, 'not_offered'] as const;
export type ClosingReason = (typeof closingReasons)[number];
export type DeclineReason = (typeof declineReasons)[number];

/** A status as the API writes it: null while pending. */
export type WireBookingRequestStatus = Exclude<BookingRequestStatus, 'pending'> | null;

export function statusToWire(status: BookingRequestStatus): WireBookingRequestStatus {
  return status === 'pending' ? null : status;
}

export function statusFromWire(status: WireBookingRequestStatus): BookingRequestStatus {
  return status ?? 'pending';
}
