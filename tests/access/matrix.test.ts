import { describe, expect, it } from 'vitest';
import { accountRows } from '@/tests/access/account-rows';
import { adminRows } from '@/tests/access/admin-rows';
import { alertRows } from '@/tests/access/alert-rows';
import { billingRows } from '@/tests/access/billing-rows';
import { listingRows } from '@/tests/access/listing-rows';
import { bookingRows } from '@/tests/access/booking-rows';
import { calendarRows } from '@/tests/access/calendar-rows';
import { changeoverRows } from '@/tests/access/changeover-rows';
import { contactRows } from '@/tests/access/contact-rows';
import { conversationRows } from '@/tests/access/conversation-rows';
import { manualBookingRows } from '@/tests/access/manual-booking-rows';
import { newsRows } from '@/tests/access/news-rows';
import { openRows } from '@/tests/access/open-rows';
import { ownListingRows } from '@/tests/access/own-listing-rows';
import { paymentRows } from '@/tests/access/payment-rows';
import { pushRows } from '@/tests/access/push-rows';
import { reviewRows } from '@/tests/access/review-rows';
import { stayChangeRows } from '@/tests/access/stay-change-rows';
import { stayRows } from '@/tests/access/stay-rows';
import { callers, clientOf, expectedFor, makeWorld } from '@/tests/access/world';
import type { Caller, Row, Rows, World } from '@/tests/access/world';
import { routeModules, toUrlPattern } from '@/tests/support/client';
import type { Method } from '@/tests/support/client';

const rows: Rows = {
  ...openRows,
  ...ownListingRows,
  ...bookingRows,
  ...manualBookingRows,
  ...calendarRows,
  ...contactRows,
  ...conversationRows,
  ...accountRows,
  ...adminRows,
  ...listingRows,
  ...newsRows,
  ...billingRows,
  ...stayRows,
  ...stayChangeRows,
  ...alertRows,
  ...paymentRows,
  ...pushRows,
  ...reviewRows,
  ...changeoverRows,
};

const endpoints = (
  await Promise.all(
    Object.entries(routeModules).map(async ([file, load]) =>
      Object.keys(await load()).map((method) => `${method} ${toUrlPattern(file)}`),
    ),
  )
).flat();

const listed = Object.entries(rows).flatMap(([endpoint, row]) =>
  [row].flat().map((one) => ({ endpoint, row: one })),
);

let unchanged: Promise<World> | undefined;

async function statusFor(endpoint: string, row: Row, caller: Caller): Promise<number> {
  // The method in an endpoint's name is one of the exports of its route file.
  const method = endpoint.split(' ', 1)[0] as Method;
  // Reads and refused calls change nothing, so they share one world.
  const changes = method !== 'GET' && expectedFor(row, caller) < 400;
  const world = await (changes ? makeWorld() : (unchanged ??= makeWorld()));
  const client = await clientOf(world, caller);
  return (await client.call(method, row.url(world), row.body?.(world))).status;
}

describe('who may call what', () => {
  it('has a row for every endpoint, and none for endpoints that are gone', () => {
    expect(Object.keys(rows).toSorted()).toEqual(endpoints.toSorted());
  });

  for (const { endpoint, row } of listed) {
    it.each(callers)(`${endpoint} by %s`, async (caller) => {
      expect(await statusFor(endpoint, row, caller)).toBe(expectedFor(row, caller));
    });
  }
});
