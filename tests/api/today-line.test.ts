/** The first line of the overview: the day in numbers (docs/rules/dashboard.md#today). */
import { beforeEach, describe, expect, it } from 'vitest';
import { openCentsOf } from '@/lib/booking-requests/paid';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { referenceOf } from '@/lib/payments/reference';
import type { Today } from '@/lib/today/contract';
import { prisma } from '@/server/db';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeContactRequest } from '@/tests/factories/contact-request';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const inDays = (days: number) => dayToUtcDate(addDays(todayIn(), days));

async function makeDesk() {
  const owner = await makeUser();
  const listing = await makeListing({ userId: owner.id });
  const client = await signedIn(owner);
  let count = 0;
  const make = (from: number, to: number, overrides: Parameters<typeof makeBookingRequest>[0] = {}) =>
    makeBookingRequest({ listingId: listing.id, startDate: inDays(from), endDate: inDays(to), ...overrides });
  const approved = (from: number, to: number, overrides: Parameters<typeof makeBookingRequest>[0] = {}) =>
    make(from, to, { status: 'approved', price: 300, quote: undefined, ...overrides });
  return {
    owner,
    listing,
    make,
    approved,
    read: async () => (await client.get<{ data: Today }>('/api/user/today')).body.data,
    /** Asks for a payment due in `days` days. */
    ask: async (
      bookingRequestId: number,
      amountCents: number,
      days: number,
      canceledAt: Date | null = null,
    ) => {
      count += 1;
      const reference = referenceOf(String(count).padStart(10, '0'));
      await prisma().paymentReference.create({ data: { reference } });
      return prisma().paymentRequest.create({
        data: {
          ...{ bookingRequestId, amountCents, reference, canceledAt, kind: 'balance', dueDate: inDays(days) },
          ...{ iban: 'BE68539007547034', holderName: 'Jan Janssens' },
        },
      });
    },
    pay: (bookingRequestId: number, amountCents: number, paymentRequestId?: number) =>
      prisma().bookingPayment.create({
        data: { bookingRequestId, amountCents, paymentRequestId, kind: 'rent', paidAt: inDays(0) },
      }),
    say: (thread: { bookingRequestId: number } | { contactRequestId: number }, readAt: Date | null = null) =>
      prisma().message.create({ data: { ...thread, sender: 'guest', body: 'Dag', readAt } }),
  };
}

describe('arrivals and departures', () => {
  it('are those of today, own bookings too, beyond the rows that the lists hold', async () => {
    const { approved, make, read } = await makeDesk();
    for (let n = 0; n < 52; n += 1) await approved(0, 2, { paymentsTracked: false });
    await approved(0, 2, { manual: true, email: '', price: 0 });
    await approved(-2, 0);
    await approved(1, 3);
    await make(0, 2, { status: 'canceled' });
    await make(0, 2);
    const { line, arriving } = await read();
    expect([line.arriving, line.departing, arriving.length]).toEqual([53, 1, 50]);
  });
});

describe('what is open', () => {
  it('is what was asked by today and is not there, of stays that are kept track of', async () => {
    const { approved, ask, pay, read } = await makeDesk();
    const { id } = await approved(20, 25);
    const late = await ask(id, 100_00, -3);
    await ask(id, 40_00, 0);
    await ask(id, 500_00, 1);
    await ask(id, 900_00, -1, new Date());
    await pay(id, 30_00, late.id);
    const paid = await approved(30, 33);
    const asked = await ask(paid.id, 10_00, -1);
    // An overpayment for one stay does not reduce what is open for another.
    await pay(paid.id, 25_00, asked.id);
    await ask((await approved(40, 42, { paymentsTracked: false })).id, 100_00, -1);
    const gone = await approved(50, 52);
    await ask(gone.id, 100_00, -1);
    await prisma().bookingRequest.update({
      where: { id: gone.id },
      data: { status: 'canceled', canceledBy: 'guest' },
    });
    expect((await read()).line.open_cents).toBe(110_00);
  });

  it('counts each payment, beyond the rows that the lists hold', async () => {
    const { approved, ask, read } = await makeDesk();
    for (let n = 0; n < 18; n += 1) {
      const { id } = await approved(20, 25);
      for (let payment = 0; payment < 6; payment += 1) await ask(id, 10_00, -payment);
    }
    const { line, payments_overdue } = await read();
    expect([line.open_cents, payments_overdue.length]).toEqual([1_080_00, 50]);
  });

  it('leaves room for what is due this week, however much is late', async () => {
    const { approved, ask, read } = await makeDesk();
    for (let n = 0; n < 17; n += 1) {
      const { id } = await approved(20, 25);
      for (let payment = 0; payment < 6; payment += 1) await ask(id, 10_00, -1 - payment);
    }
    const { id: due } = await ask((await approved(30, 33)).id, 70_00, 2);
    const { payments_due, payments_overdue } = await read();
    expect([payments_due.map(({ id }) => id), payments_overdue.length]).toEqual([[due], 50]);
  });

  it('follows each payment that is noted, changed, moved or removed', async () => {
    const { approved, ask, pay, read } = await makeDesk();
    const { id } = await approved(20, 25);
    const [first, second] = [await ask(id, 100_00, -2), await ask(id, 50_00, -1)];
    const open = async () => {
      const { payments_overdue, line } = await read();
      return [...payments_overdue.map(({ open_cents }) => open_cents), line.open_cents];
    };
    const payment = await pay(id, 30_00, first.id);
    expect(await open()).toEqual([70_00, 50_00, 120_00]);
    const change = (data: { amountCents?: number; paymentRequestId?: number | null }) =>
      prisma().bookingPayment.update({ where: { id: payment.id }, data });
    await change({ amountCents: 50_00 });
    expect(await open()).toEqual([50_00, 50_00, 100_00]);
    await change({ paymentRequestId: second.id });
    expect(await open()).toEqual([100_00, 100_00]);
    await change({ paymentRequestId: null });
    expect(await open()).toEqual([100_00, 50_00, 150_00]);
    await change({ paymentRequestId: first.id });
    await prisma().bookingPayment.delete({ where: { id: payment.id } });
    expect(await open()).toEqual([100_00, 50_00, 150_00]);
  });

  it('is the balance of an arriving stay without a plan as its row says it, and the plan of one that has it', async () => {
    const { approved, ask, pay, read } = await makeDesk();
    const { id } = await approved(0, 3);
    await pay(id, 80_00);
    await prisma().bookingPayment.create({
      data: { bookingRequestId: id, amountCents: 150_00, kind: 'deposit', paidAt: inDays(0) },
    });
    await approved(0, 3, { agreedTotalCents: 250_00 });
    const over = await approved(0, 3);
    await pay(over.id, 400_00);
    const gone = await approved(0, 3);
    await ask(gone.id, 100_00, -1, new Date());
    await approved(0, 3, { paymentsTracked: false });
    await approved(1, 3);
    const first = await read();
    const rows = first.arriving.filter(({ start_date: day }) => day === todayIn());
    const said = rows.reduce((sum, row) => sum + Math.max(0, openCentsOf(row) ?? 0), 0);
    expect([first.line.open_cents, said]).toEqual([220_00 + 250_00 + 300_00, 220_00 + 250_00 + 300_00]);
    // A payment due later is not open today, even if the stay begins today.
    await ask(gone.id, 60_00, 0);
    await ask(gone.id, 240_00, 5);
    expect((await read()).line.open_cents).toBe(220_00 + 250_00 + 60_00);
  });
});

describe('questions', () => {
  it('are conversations that wait for the landlord, each once', async () => {
    const { make, approved, say, read, listing } = await makeDesk();
    await prisma().message.deleteMany();
    const pending = await make(4, 6);
    const stay = await approved(9, 12);
    const question = await makeContactRequest({ listingId: listing.id });
    const old = await makeContactRequest({ listingId: listing.id });
    await make(14, 16, { status: 'declined' });
    const offered = await make(20, 22, {
      ...{ offerStartDate: inDays(21), offerEndDate: inDays(23) },
      ...{ offerTotalCents: 300_00, offerMadeAt: new Date() },
    });
    await prisma().message.deleteMany();
    expect((await read()).line.questions).toBe(1);
    for (const thread of [{ bookingRequestId: pending.id }, { bookingRequestId: stay.id }]) {
      await say(thread);
      await say(thread);
    }
    await say({ contactRequestId: question.id });
    await say({ contactRequestId: question.id });
    await say({ contactRequestId: old.id }, new Date());
    expect((await read()).line.questions).toBe(3);
    await say({ bookingRequestId: offered.id });
    const { line, unread_messages } = await read();
    expect([line.questions, unread_messages]).toEqual([4, 7]);
  });

  it('and all else are one’s own', async () => {
    const { make, approved } = await makeDesk();
    const { read } = await makeDesk();
    await make(4, 6);
    await approved(0, 3);
    expect((await read()).line).toEqual({ arriving: 0, departing: 0, open_cents: 0, questions: 0 });
  });
});
