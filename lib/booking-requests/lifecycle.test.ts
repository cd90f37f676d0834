import { describe, expect, it } from 'vitest';
import {
  allowedActions,
  bookingRequestActions,
  bookingRequestStatuses,
  bookingRequestTransitions,
  statusFromWire,
  statusToWire,
  waitsForGuest,
} from '@/lib/booking-requests/lifecycle';
import type {
  BookingRequestAction,
  BookingRequestState,
  BookingRequestStatus,
} from '@/lib/booking-requests/lifecycle';

const today = '2027-06-01';
const stateOf = (status: BookingRequestStatus, more: Partial<BookingRequestState> = {}) => ({
  status,
  hasOffer: false,
  arrival: '2027-07-01' as const,
  ...more,
});

describe('the life of a booking request', () => {
  it.each<[BookingRequestStatus, boolean, BookingRequestAction[], BookingRequestAction[]]>([
    ['pending', false, ['approve', 'decline', 'make-offer'], ['withdraw']],
    [
      'pending',
      true,
      ['approve', 'decline', 'make-offer', 'take-offer-back'],
      ['accept-offer', 'decline-offer', 'withdraw'],
    ],
    ['approved', false, ['cancel'], ['withdraw']],
    ['declined', false, [], []],
    ['canceled', false, [], []],
  ])('%s, offer %s: the owner and an admin can %j, the guest %j', (status, hasOffer, landlord, guest) => {
    const state = stateOf(status, { hasOffer });
    expect(allowedActions(state, 'owner', today)).toEqual(landlord);
    expect(allowedActions(state, 'admin', today)).toEqual(landlord);
    expect(allowedActions(state, 'guest', today)).toEqual(guest);
    expect(allowedActions(state, null, today)).toEqual([]);
  });

  it.each<[BookingRequestStatus, BookingRequestState['arrival'], boolean]>([
    ['approved', '2027-06-02', true],
    ['approved', '2027-06-01', false],
    ['approved', '2027-05-01', false],
    ['pending', '2027-06-01', true],
    ['pending', '2027-05-01', true],
  ])('a guest withdraws what is %s for %s: %s', (status, arrival, may) => {
    expect(allowedActions(stateOf(status, { arrival }), 'guest', today).includes('withdraw')).toBe(may);
  });

  it('is called off by its guest alone where the landlord wrote it down', () => {
    const own = stateOf('approved', { isManual: true });
    expect(allowedActions(own, 'owner', today)).toEqual([]);
    expect(allowedActions(own, 'guest', today)).toEqual(['withdraw']);
  });

  it('never comes back to a state it left', () => {
    const steps = Object.values(bookingRequestTransitions).filter(({ from, to }) => !from.includes(to));
    const reachable = (from: BookingRequestStatus): BookingRequestStatus[] =>
      steps
        .filter((transition) => transition.from.includes(from))
        .flatMap(({ to }) => [to, ...reachable(to)]);
    for (const status of bookingRequestStatuses) expect(reachable(status)).not.toContain(status);
  });

  it('has an open offer only while it waits', () => {
    for (const action of bookingRequestActions) {
      const { from, to, needsOffer, leavesOffer } = bookingRequestTransitions[action];
      if (needsOffer) expect(from).toEqual(['pending']);
      if (leavesOffer) expect(to).toBe('pending');
    }
  });

  it('is empty on the wire while pending', () => {
    expect(bookingRequestStatuses.map(statusToWire)).toEqual([null, 'approved', 'declined', 'canceled']);
    for (const status of bookingRequestStatuses) expect(statusFromWire(statusToWire(status))).toBe(status);
  });
});

it.each([
  ['pending', '2027-06-01', true],
  ['pending', '2027-07-01', true],
  // Days that have begun cannot be accepted any more: the landlord has to answer again.
  ['pending', '2027-05-31', false],
  ['pending', null, false],
  ['approved', '2027-07-01', false],
  ['declined', '2027-07-01', false],
] as const)('%s with an offer from %s waits for its guest: %s', (status, start_date, waits) => {
  const offer = start_date === null ? null : { start_date };
  expect(waitsForGuest({ status: statusToWire(status), offer }, today)).toBe(waits);
});
