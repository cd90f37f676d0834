/** Whatever a host calls, no answer contains the price of a stay, a payment, or an account number. */
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { prisma, transaction } from '@/server/db';
import { noteMessage } from '@/server/features/messages/note-message';
import { rows } from '@/tests/access/rows';
import { clientOf, expectedFor, makeWorld } from '@/tests/access/world';
import type { World } from '@/tests/access/world';
import { makeOccupancy } from '@/tests/factories/occupancy';
import type { Method } from '@/tests/support/client';
import { makeAccount } from '@/tests/support/payments';

/** An amount in euros or cents that occurs nowhere by accident, in any notation. */
const marked = 9_876_543;
/** Price per night, in whole euros. */
const markedPrice = 9_871;
const marks = /9[.\s\u00a0]?876[.\s\u00a0]?543|BE68[\s\u00a0]?5390|price\w*":9871|€\s9\.?871/;

/** A world with an approved request, marked amounts, and a hidden listing, so that its price is not public. */
async function makeMarkedWorld(): Promise<World> {
  const world = await makeWorld();
  const { bookingRequest, manualBooking, landlord, listing } = world;
  await makeAccount(landlord.id);
  const money = { price: marked, agreedTotalCents: marked * 100 };
  const start = todayIn();
  const days = { startDate: dayToUtcDate(start), endDate: dayToUtcDate(addDays(start, 4)) };
  const decided = { status: 'approved' as const, approvedAt: new Date(), answeredAt: new Date() };
  await prisma().bookingRequest.update({
    where: { id: bookingRequest.id },
    data: { ...money, ...days, ...decided, modifiedAt: new Date() },
  });
  const stay = { listingId: listing.id, bookingRequestId: bookingRequest.id };
  await makeOccupancy({ ...stay, start, end: addDays(start, 4) });
  await prisma().bookingRequest.update({ where: { id: manualBooking.id }, data: money });
  for (const bookingRequestId of [bookingRequest.id, manualBooking.id]) {
    const paid = {
      bookingRequestId,
      amountCents: marked,
      paidAt: dayToUtcDate(start),
      kind: 'rent' as const,
    };
    await prisma().bookingPayment.create({ data: paid });
    const body = `De huurder vroeg een voorstel van € ${marked}.`;
    const thread = { kind: 'booking-requests', id: bookingRequestId } as const;
    await transaction((tx) => noteMessage(tx, thread, 'system', body));
  }
  await prisma().listing.update({
    where: { id: listing.id },
    data: { price: markedPrice, approvedAt: null },
  });
  return world;
}

let shared: World;
beforeAll(async () => {
  shared = await makeMarkedWorld();
});

const listed = Object.entries(rows).flatMap(([endpoint, row]) =>
  [row].flat().map((one, nth) => [`${endpoint} (${nth + 1})`, endpoint, one] as const),
);
// These calls return what the caller wrote.
const open = /^\w+ \/api\/stays\//;

describe('an answer to a host', () => {
  it.each(listed.filter(([, endpoint]) => !open.test(endpoint)))(
    'holds no money: %s',
    async (_, endpoint, row) => {
      // The method in an endpoint's name is one of the exports of its route file.
      const method = endpoint.split(' ', 1)[0] as Method;
      const changes = method !== 'GET' && expectedFor(row, 'host') < 400;
      const world = changes ? await makeMarkedWorld() : shared;
      const client = await clientOf(world, 'host');
      const { text } = await client.call(method, row.url(world), row.body?.(world));
      expect(text).not.toMatch(marks);
    },
  );

  it('would be found if it did: the landlord reads both', async () => {
    const client = await clientOf(shared, 'landlord');
    const stay = await client.get(`/api/booking-requests/${shared.bookingRequest.id}`);
    expect(stay.text).toMatch(marks);
    expect((await client.get('/api/user/payment-account')).text).toMatch(marks);
  });
});
