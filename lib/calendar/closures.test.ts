import { expect, it } from 'vitest';
import { isClosure } from '@/lib/calendar/closures';

it.each([
  ['airbnb', 'Airbnb (Not available)', true],
  ['airbnb', 'Not available', true],
  ['airbnb', 'Reserved', false],
  ['airbnb', null, false],
  // Booking.com uses the same text for stays and closures, so it may be a stay.
  ['booking_com', 'CLOSED - Not available', false],
  ['other', 'Not available', false],
] as const)('of %s, %s is a closure: %s', (source, summary, is) => {
  expect(isClosure(source, summary)).toBe(is);
});
