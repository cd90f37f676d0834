/**
 * The states of a booking request and who may move it from one to the next (docs/rules/booking-requests.md#states). The
 * server's conditional updates, the buttons and the tests all read this table.
 */

export const bookingRequestStatuses = ['pending', 'approved', 'declined', 'canceled'] as const;
export type BookingRequestStatus = (typeof bookingRequestStatuses)[number];

/** What somebody is to a request: the owner of its listing, or an admin. Nobody else acts on it. */
export type BookingRequestRole = 'owner' | 'admin';

export const bookingRequestActions = ['approve', 'decline', 'cancel'] as const;
export type BookingRequestAction = (typeof bookingRequestActions)[number];

export type BookingRequestTransition = {
  readonly from: BookingRequestStatus;
  readonly to: BookingRequestStatus;
  readonly by: readonly BookingRequestRole[];
};

export const bookingRequestTransitions: Readonly<Record<BookingRequestAction, BookingRequestTransition>> = {
  approve: { from: 'pending', to: 'approved', by: ['owner', 'admin'] },
  decline: { from: 'pending', to: 'declined', by: ['owner', 'admin'] },
  cancel: { from: 'approved', to: 'canceled', by: ['owner', 'admin'] },
};

/** The actions open to a role (null: neither owner nor admin) on a request in this state, in the table's order. */
export function allowedActions(
  status: BookingRequestStatus,
  role: BookingRequestRole | null,
): BookingRequestAction[] {
  return bookingRequestActions.filter((action) => {
    const { from, by } = bookingRequestTransitions[action];
    return from === status && role !== null && by.includes(role);
  });
}

/** A status as the API writes it: empty while pending. */
export type WireBookingRequestStatus = Exclude<BookingRequestStatus, 'pending'> | null;

export function statusToWire(status: BookingRequestStatus): WireBookingRequestStatus {
  return status === 'pending' ? null : status;
}

export function statusFromWire(status: WireBookingRequestStatus): BookingRequestStatus {
  return status ?? 'pending';
}
