import { describe, expect, it } from 'vitest';
import {
  allowedActions,
  bookingRequestActions,
  bookingRequestStatuses,
  bookingRequestTransitions,
  statusFromWire,
  statusToWire,
} from '@/lib/booking-requests/lifecycle';
import type { BookingRequestAction, BookingRequestStatus } from '@/lib/booking-requests/lifecycle';

describe('the life of a booking request', () => {
  it.each<[BookingRequestStatus, BookingRequestAction[]]>([
    ['pending', ['approve', 'decline']],
    ['approved', ['cancel']],
    ['declined', []],
    ['canceled', []],
  ])('%s: the owner and an admin can %j, nobody else anything', (status, actions) => {
    expect(allowedActions(status, 'owner')).toEqual(actions);
    expect(allowedActions(status, 'admin')).toEqual(actions);
    expect(allowedActions(status, null)).toEqual([]);
  });

  it.each<[BookingRequestAction, BookingRequestStatus]>([
    ['approve', 'approved'],
    ['decline', 'declined'],
    ['cancel', 'canceled'],
  ])('%s makes it %s', (action, status) => {
    expect(bookingRequestTransitions[action].to).toBe(status);
  });

  it('never comes back to a state it left', () => {
    const reachable = (from: BookingRequestStatus): BookingRequestStatus[] =>
      bookingRequestActions
        .map((action) => bookingRequestTransitions[action])
        .filter((transition) => transition.from === from)
        .flatMap(({ to }) => [to, ...reachable(to)]);
    for (const status of bookingRequestStatuses) expect(reachable(status)).not.toContain(status);
  });

  it('is empty on the wire while pending', () => {
    expect(bookingRequestStatuses.map(statusToWire)).toEqual([null, 'approved', 'declined', 'canceled']);
    for (const status of bookingRequestStatuses) expect(statusFromWire(statusToWire(status))).toBe(status);
  });
});
