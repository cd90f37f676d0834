import { beforeEach, describe, expect, it } from 'vitest';
import type { BookingRequestDto, BookingRequestPage, Payment } from '@/lib/booking-requests/contract';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { anonymiseGuests } from '@/server/features/booking-requests/anonymise-guests';
import { guestBookings } from '@/server/features/booking-requests/guest-bookings';
import { transaction } from '@/server/db';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeGuestToken } from '@/tests/factories/guest-token';
import { makeListing } from '@/tests/factories/listing';
import { makePastStay } from '@/tests/factories/review';
import { makeAdmin, makeCoLandlord, makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { untilWaiting, whileHeld } from '@/tests/support/waiting';

beforeEach(truncateAll);

type Answer = { data: Payment; message: string; errors: Record<string, string[]> };
const today = todayIn();
const payment = { amount_cents: 250_50, paid_at: today, kind: 'rent' };

async function makeWorld(overrides: Parameters<typeof makeBookingRequest>[0] = { status: 'approved' }) {
  const owner = await makeUser();
  const listing = await makeListing({ userId: owner.id });
  const booking = await makeBookingRequest({ listingId: listing.id, ...overrides });
  const client = await signedIn(owner);
  const path = `/api/booking-requests/${booking.id}/payments`;
  const note = (body: unknown = payment) => client.post<Answer>(path, body);
  const read = async () =>
    (await client.get<{ data: BookingRequestDto }>(`/api/booking-requests/${booking.id}`)).body.data.payments;
  return { owner, listing, booking, client, path, note, read };
}

describe('a payment', () => {
  it('is recorded, listed with the booking by date, and removed', async () => {
    const { note, read, client, path, owner } = await makeWorld();
    const { status, body } = await note();
    expect([status, body.data]).toEqual([
      201,
      {
        ...{ id: expect.any(Number), created_at: expect.any(String), ...payment },
        ...{ payment_request_id: null, source: 'noted' },
      },
    ]);
    const earlier = { amount_cents: 1, paid_at: addDays(today, -3), kind: 'deposit' };
    await note(earlier);
    expect(await read()).toMatchObject([earlier, payment]);
    const list = await client.get<BookingRequestPage>(`/api/users/${owner.id}/bookings`);
    expect(list.body.data[0]?.payments).toMatchObject([earlier, payment]);
    expect((await client.delete(`${path}/${body.data.id}`)).status).toBe(204);
    expect((await client.delete(`${path}/${body.data.id}`)).status).toBe(404);
    expect(await read()).toMatchObject([earlier]);
  });

  it('mails nobody', async () => {
    const { note } = await makeWorld();
    await note();
    expect(await prisma().outgoingMail.count()).toBe(0);
  });

  it.each([
    ['pending', 409],
    ['declined', 409],
    ['approved', 201],
    ['canceled', 201],
  ] as const)('of a request that is %s is %i', async (status, expected) => {
    const { note, read } = await makeWorld({ status });
    expect((await note()).status).toBe(expected);
    expect(await read()).toHaveLength(expected === 201 ? 1 : 0);
  });

  it.each([
    [{ amount_cents: 0 }, 'amount_cents'],
    [{ amount_cents: -100 }, 'amount_cents'],
    [{ amount_cents: 100_000_001 }, 'amount_cents'],
    [{ amount_cents: 10.5 }, 'amount_cents'],
    [{ amount_cents: '100' }, 'amount_cents'],
    [{ amount_cents: null }, 'amount_cents'],
    [{ amount_cents: 1e300 }, 'amount_cents'],
    [{ paid_at: addDays(today, 1) }, 'paid_at'],
    [{ paid_at: '1999-12-31' }, 'paid_at'],
    [{ paid_at: '2027-02-30' }, 'paid_at'],
    [{ paid_at: `${today}T00:00:00Z` }, 'paid_at'],
    [{ paid_at: 20270102 }, 'paid_at'],
    [{ paid_at: '' }, 'paid_at'],
    [{ kind: 'gift' }, 'kind'],
    [{ kind: ['rent'] }, 'kind'],
    [{ kind: undefined }, 'kind'],
  ])('is refused with %j', async (changes, field) => {
    const { note, read } = await makeWorld();
    const { status, body } = await note({ ...payment, ...changes });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(await read()).toEqual([]);
  });

  it('can be recorded and read by the landlord and admins only', async () => {
    const { path, booking, listing, note } = await makeWorld();
    const { body } = await note();
    const manager = await makeCoLandlord();
    await prisma().listingManager.create({
      data: { listingId: listing.id, email: manager.email, userId: manager.id },
    });
    for (const client of [await signedIn(manager), await signedIn(await makeUser())]) {
      expect((await client.post(path, payment)).status).toBe(404);
      expect((await client.delete(`${path}/${body.data.id}`)).status).toBe(404);
    }
    const admin = await signedIn(await makeAdmin());
    expect((await admin.post(path, payment)).status).toBe(201);
    const token = await makeGuestToken({ kind: 'booking-requests', id: booking.id });
    const stay = await visitor().get(`/api/stays/${token}`);
    expect([stay.status, stay.text]).toEqual([200, expect.not.stringContaining('payments')]);
  });

  it('is removed from its own booking only', async () => {
    const { client, listing, note, read } = await makeWorld();
    const { body } = await note();
    const other = await makeBookingRequest({ listingId: listing.id, status: 'approved' });
    const ofOther = `/api/booking-requests/${other.id}/payments/${body.data.id}`;
    expect((await client.delete(ofOther)).status).toBe(404);
    for (const id of ['0', '-1', 'x', '99999999999'])
      expect((await client.delete(`/api/booking-requests/${other.id}/payments/${id}`)).status).toBe(404);
    expect(await read()).toHaveLength(1);
  });

  it('is one of at most a hundred, also if sent at once', async () => {
    const { booking, note, read } = await makeWorld();
    await prisma().bookingPayment.createMany({
      data: Array.from({ length: 97 }, () => ({
        bookingRequestId: booking.id,
        amountCents: 1,
        paidAt: dayToUtcDate(today),
        kind: 'other' as const,
      })),
    });
    const answers = await Promise.all(Array.from({ length: 6 }, () => note()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409, 409, 409]);
    expect(await read()).toHaveLength(100);
  });

  it('is counted after those before it', async () => {
    const { booking, note, read } = await makeWorld();
    const row = { bookingRequestId: booking.id, amountCents: 1, kind: 'other' as const };
    const data = Array.from({ length: 99 }, () => ({ ...row, paidAt: dayToUtcDate(today) }));
    await prisma().bookingPayment.createMany({ data });
    const last = `INSERT INTO booking_payments (booking_request_id, amount_cents, paid_at, kind)
      SELECT id, 1, '2026-01-02', 'other' FROM booking_requests WHERE id = ${booking.id} FOR NO KEY UPDATE`;
    const answer = await whileHeld(last, async (client) => {
      const late = note();
      await Promise.race([late, untilWaiting(client, 1)]);
      return { late };
    });
    expect((await answer.late).status).toBe(409);
    expect(await read()).toHaveLength(100);
  });

  it('is deleted with its request', async () => {
    const { client, booking, note } = await makeWorld({ status: 'canceled' });
    await note();
    expect((await client.delete(`/api/booking-requests/bulk-destroy?ids=${booking.id}`)).status).toBe(204);
    expect(await prisma().bookingPayment.count()).toBe(0);
  });

  it('cannot belong to a request without agreement, not even in the database', async () => {
    const { id: bookingRequestId } = await makeBookingRequest();
    const paid = { bookingRequestId, amountCents: 1, paidAt: dayToUtcDate(today), kind: 'rent' as const };
    await expect(prisma().bookingPayment.create({ data: paid })).rejects.toThrow('approved or canceled');
  });
});

describe('what a guest paid', () => {
  const email = 'betaler@kustverblijf.test';
  const paid = { amountCents: 99_99, paidAt: dayToUtcDate('2026-02-01'), kind: 'deposit' as const };

  it('is in the export of the guest’s data, and is erased with the guest', async () => {
    const stay = await makePastStay({ email });
    await prisma().bookingPayment.create({ data: { ...paid, bookingRequestId: stay.id } });
    const other = await makePastStay();
    await prisma().bookingPayment.create({ data: { ...paid, bookingRequestId: other.id } });
    expect(await guestBookings.read(email)).toMatchObject([
      { payments: [{ amount_cents: 99_99, paid_at: '2026-02-01', kind: 'deposit' }] },
    ]);
    await transaction((tx) => guestBookings.erase(tx, email));
    expect(await prisma().bookingPayment.findMany({ select: { bookingRequestId: true } })).toEqual([
      { bookingRequestId: other.id },
    ]);
    const { listing } = await prisma().bookingRequest.findUniqueOrThrow({
      where: { id: stay.id },
      select: { listing: { select: { userId: true } } },
    });
    const client = await signedIn({ id: listing.userId });
    expect((await client.post(`/api/booking-requests/${stay.id}/payments`, payment)).status).toBe(409);
  });

  it('is anonymised with its payer, 24 months after the stay', async () => {
    const stay = await makePastStay({ email });
    await prisma().bookingPayment.create({ data: { ...paid, bookingRequestId: stay.id } });
    await anonymiseGuests(addDays(today, 365));
    expect(await prisma().bookingPayment.count()).toBe(1);
    await anonymiseGuests(addDays(today, 800));
    expect(await prisma().bookingPayment.count()).toBe(0);
  });
});
