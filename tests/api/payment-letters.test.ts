/** What guests and landlords are mailed about payments, and how often. */
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { remindOfPayments } from '@/server/features/payments/remind-of-payments';
import { tellPayments } from '@/server/features/payments/receipts';
import { outbox } from '@/tests/support/booking';
import { truncateAll } from '@/tests/support/database';
import { asked, makeAskedTalk } from '@/tests/support/payments';
import { runJobs } from '@/tests/support/run-jobs';

beforeEach(truncateAll);

const today = todayIn();
/** Inside the hours in which reminders leave, whatever the season. */
const noon = new Date(`${today}T11:00:00Z`);
const DAY_MS = 24 * 3_600_000;

const lettersOf = async (...names: string[]) =>
  (await outbox()).filter(({ template }) => names.includes(template));
const runReceipts = () => runJobs({ 'tell-payments': tellPayments });
const receipts = () => lettersOf('payment-noted');

async function makeApproved(changes: Parameters<typeof makeAskedTalk>[0] = {}) {
  const talk = await makeAskedTalk(changes);
  const { data } = (await talk.landlord.act('approve')).body;
  const [advance = 0, balance = 0] = data.payment_requests.map(({ id }) => id);
  const line = (name: string, id = advance) => ({
    ...{ payment_request_id: id, amount_cents: 100_00, paid_at: today, fingerprint: name.padStart(64, '0') },
  });
  const send = (...matches: unknown[]) => talk.landlordClient.post('/api/user/payment-matches', { matches });
  /** Sets the due day, and the moment of asking. */
  const move = (id: number, days: number, askedDaysAgo = 20) =>
    prisma().paymentRequest.update({
      where: { id },
      data: {
        dueDate: dayToUtcDate(addDays(today, days)),
        createdAt: new Date(noon.getTime() - askedDaysAgo * DAY_MS),
      },
    });
  return { ...talk, advance, balance, line, send, move };
}

describe('a receipt', () => {
  it('goes to the guest for each payment that names a request, once', async () => {
    const { pay, advance, request, owner, send, line } = await makeApproved();
    await pay(undefined, 50_00);
    await pay(advance, 90_00);
    await Promise.all(Array.from({ length: 24 }, () => send(line('a'), line('b'))));
    await runReceipts();
    const found = await receipts();
    expect(found.map(({ recipient, replyTo, senderId }) => [recipient, replyTo, senderId])).toEqual(
      found.map(() => [request.email, owner.email, owner.id]),
    );
    expect(found.map(({ props }) => props)).toMatchObject([
      { kind: 'advance', amountCents: 90_00, paidAt: today, openCents: -80_00 },
      { amountCents: 100_00 },
      { amountCents: 100_00 },
    ]);
    const ids = (await prisma().bookingPayment.findMany()).map(({ id }) => id);
    await Promise.all(Array.from({ length: 24 }, () => tellPayments({ ids })));
    expect(await receipts()).toHaveLength(3);
  });

  it('is of no payment that was removed or taken back before it left', async () => {
    const { pay, advance, landlordClient, request, send, line } = await makeApproved();
    const first = (await pay(advance, 10_00)).body.data.id;
    const remove = (id: number) =>
      landlordClient.delete(`/api/booking-requests/${request.id}/payments/${id}`);
    await remove(first);
    await runReceipts();
    expect(await receipts()).toEqual([]);
    const second = (await pay(advance, 10_00)).body.data.id;
    await send(line('a'));
    await runReceipts();
    expect(await receipts()).toHaveLength(2);
    await remove(second);
    await send({ fingerprint: 'a'.padStart(64, '0'), undone: true });
    expect(await receipts()).toEqual([]);
    const third = (await pay(advance, 10_00)).body.data.id;
    await runReceipts();
    await prisma().outgoingMail.updateMany({ data: { sentAt: new Date() } });
    await remove(third);
    expect(await receipts()).toHaveLength(1);
  });

  it('names all of a stay as such, as the other letters, today’s lines and statements do', async () => {
    const talk = await makeApproved();
    const readAsked = () =>
      talk.landlordClient.get<{ data: { requests: object[] } }>('/api/user/payment-requests');
    const parts = (await readAsked()).body.data.requests;
    expect(parts.map((one) => 'whole' in one)).toEqual([false, false]);
    const { body } = await talk.plan.replace([asked(700_00)]);
    const [id] = body.data.payment_requests.filter(({ state }) => state !== 'canceled').map((one) => one.id);
    await talk.pay(id, 90_00);
    await runReceipts();
    await talk.move(id ?? 0, -1);
    await remindOfPayments(noon);
    const told = await lettersOf('payment-noted', 'payment-reminder', 'payment-overdue');
    const named = told.map(({ template, props }) => {
      const { payment = props } = Object(props);
      return [template, payment.isWhole];
    });
    expect(named.toSorted()).toEqual([
      ['payment-noted', true],
      ['payment-overdue', true],
      ['payment-reminder', true],
    ]);
    const day = await talk.landlordClient.get('/api/user/today');
    expect(day.body).toMatchObject({ data: { payments_overdue: [{ id, kind: 'balance', whole: true }] } });
    expect((await readAsked()).body).toMatchObject({ data: { requests: [{ id, whole: true }] } });
  });

  it('waits for nobody who is gone', async () => {
    const { pay, advance, request } = await makeApproved();
    await pay(advance, 10_00);
    await prisma().bookingRequest.update({
      where: { id: request.id },
      data: { email: '', anonymisedAt: new Date() },
    });
    await runReceipts();
    expect(await receipts()).toEqual([]);
  });
});

describe('a reminder', () => {
  const reminders = async () =>
    (await lettersOf('payment-reminder')).map(({ props }) => Reflect.get(Object(props), 'reminder'));

  it('goes three days before, the day after and five days after, each once by 24 finders', async () => {
    const { advance, move, request, owner } = await makeApproved();
    for (const [days, count] of [
      [4, 0],
      [3, 1],
      [2, 1],
      [0, 1],
      [-1, 2],
      [-4, 2],
      [-5, 3],
      [-30, 3],
    ] as const) {
      await move(advance, days);
      const sent = await Promise.all(Array.from({ length: 24 }, () => remindOfPayments(noon)));
      expect(await reminders()).toHaveLength(count);
      expect(sent.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1);
    }
    expect(await reminders()).toEqual(['soon', 'overdue', 'overdue_again']);
    const [letter] = await lettersOf('payment-reminder');
    expect(letter).toMatchObject({
      ...{ recipient: request.email, replyTo: owner.email },
      props: { payment: { kind: 'advance', amountCents: 210_00, iban: 'BE68 5390 0754 7034' } },
    });
    const told = await lettersOf('payment-overdue');
    expect(told).toMatchObject([
      { recipient: owner.email, replyTo: request.email, props: { openCents: 210_00 } },
    ]);
  });

  it('is only the latest when several are due, and the landlord is told with it', async () => {
    const { advance, move } = await makeApproved();
    await move(advance, -6);
    await remindOfPayments(noon);
    await remindOfPayments(noon);
    expect(await reminders()).toEqual(['overdue_again']);
    expect(await lettersOf('payment-overdue')).toHaveLength(1);
  });

  it('is not said again of what takes its place when the stay is changed', async () => {
    const { advance, move, landlordClient, guestClient, request, token } = await makeApproved();
    await move(advance, -2);
    expect(await remindOfPayments(noon)).toBe(1);
    const { body } = await landlordClient.post<{ data: { id: number } }>(
      `/api/booking-requests/${request.id}/changes`,
      {
        ...{ start_date: addDays(today, 60), end_date: addDays(today, 62), total_cents: 100_00 },
        ...{ number_of_adults: 2, number_of_children: 0, message: null },
      },
    );
    const { status } = await guestClient.post(`/api/stays/${token}/changes/${body.data.id}/accept`);
    expect(status).toBe(200);
    const standing = await prisma().paymentRequest.findMany({ where: { canceledAt: null } });
    expect(standing.map(({ amountCents, dueDate }) => [amountCents, dueDate])).toEqual([
      [100_00, dayToUtcDate(addDays(today, -2))],
    ]);
    await move(standing[0]?.id ?? 0, -2);
    expect(await remindOfPayments(noon)).toBe(0);
    expect(await lettersOf('payment-overdue')).toHaveLength(1);
    // The later, second reminder is still sent.
    await move(standing[0]?.id ?? 0, -5);
    expect(await remindOfPayments(noon)).toBe(1);
    expect(await lettersOf('payment-overdue')).toHaveLength(1);
  });

  it('is none while the landlord is suspended, who could not note what came in', async () => {
    const { advance, move, owner } = await makeApproved();
    await move(advance, -1);
    const suspend = (suspendedAt: Date | null) =>
      prisma().user.update({ where: { id: owner.id }, data: { suspendedAt } });
    await suspend(new Date());
    expect(await remindOfPayments(noon)).toBe(0);
    await suspend(null);
    expect(await remindOfPayments(noon)).toBe(1);
  });

  it('is left out within three days of asking, the first alone', async () => {
    const { advance, balance, move } = await makeApproved();
    await move(advance, 2, 2);
    await move(balance, -1, 2);
    await remindOfPayments(noon);
    expect(await reminders()).toEqual(['overdue']);
  });

  it.each([
    ['03:00', 0],
    ['05:59', 0],
    ['07:01', 1],
    ['19:59', 1],
    ['21:01', 0],
  ])('leaves at %s UTC: %i', async (time, count) => {
    const { advance, move } = await makeApproved();
    await move(advance, 3);
    expect(await remindOfPayments(new Date(`${today}T${time}:00Z`))).toBe(count);
  });

  it.each(['paid', 'canceled request', 'canceled stay', 'guest gone', 'listing gone'])(
    'is not sent: %s',
    async (what) => {
      const { advance, move, pay, plan, landlord, request, listing } = await makeApproved();
      await move(advance, -1);
      if (what === 'paid') await pay(advance, 210_00);
      if (what === 'canceled request') await plan.cancel(advance);
      if (what === 'canceled stay') await landlord.act('cancel');
      if (what === 'guest gone')
        await prisma().bookingRequest.update({
          where: { id: request.id },
          data: { email: '', anonymisedAt: new Date() },
        });
      if (what === 'listing gone')
        await prisma().listing.update({
          where: { id: listing.id },
          data: {
            ...{ removedAt: new Date(), disabledAt: new Date() },
            ...{ approvedAt: null, firstPublishedAt: null },
          },
        });
      expect(await remindOfPayments(noon)).toBe(0);
      expect(await lettersOf('payment-reminder', 'payment-overdue')).toEqual([]);
    },
  );

  it('tells what is still open, to the landlord too', async () => {
    const { advance, move, pay } = await makeApproved();
    await move(advance, -1);
    await pay(advance, 10_00);
    await remindOfPayments(noon);
    expect((await lettersOf('payment-reminder', 'payment-overdue')).map(({ props }) => props)).toMatchObject([
      { openCents: 200_00 },
      { payment: { amountCents: 200_00 } },
    ]);
  });
});

describe('a changed plan', () => {
  const changes = () => lettersOf('payment-plan-changed');

  it('is told once a change, and not when nothing changed', async () => {
    const { plan, request } = await makeApproved();
    const anew = [asked(300_00, 5), asked(400_00, 20)];
    await Promise.all(Array.from({ length: 8 }, () => plan.replace(anew)));
    expect(await changes()).toMatchObject([
      {
        recipient: request.email,
        props: { payments: [{ amountCents: 300_00 }, { amountCents: 400_00, holderName: 'Jan Janssens' }] },
      },
    ]);
    const [, , first, second] = await plan.read();
    await plan.cancel(first?.id);
    expect((await plan.cancel(first?.id)).status).toBe(409);
    expect((await changes()).at(-1)).toMatchObject({ props: { payments: [{ amountCents: 400_00 }] } });
    await plan.cancel(second?.id);
    expect((await changes()).map(({ props }) => props)).toMatchObject([{}, {}, { payments: [] }]);
    await plan.replace([asked(1_00)]);
    expect(await changes()).toHaveLength(4);
  });

  it('is not told where there was none, nor when it was refused', async () => {
    const { plan, owner, landlord } = await makeAskedTalk({}, { account: false });
    await landlord.act('approve');
    await plan.replace([asked(1_00)]);
    await prisma().paymentAccount.create({
      data: { userId: owner.id, iban: 'BE68539007547034', holderName: 'Jan Janssens' },
    });
    expect((await plan.replace([asked(2_00)])).status).toBe(200);
    expect(await changes()).toEqual([]);
  });
});

it('a deposit that comes back is told once', async () => {
  const { landlordClient, request, pay, plan } = await makeApproved();
  await plan.replace([asked(200_00, 5, 'deposit')]);
  const deposit = (await plan.read()).find(({ state }) => state !== 'canceled');
  await pay(deposit?.id, 200_00, 'deposit');
  const body = { returned_cents: 150_00, reason: 'Een gebroken stoel.' };
  await Promise.all(
    Array.from({ length: 24 }, () =>
      landlordClient.post(`/api/booking-requests/${request.id}/deposit-return`, body),
    ),
  );
  expect(await lettersOf('deposit-returned')).toMatchObject([
    {
      recipient: request.email,
      props: { returnedCents: 150_00, paidCents: 200_00, reason: 'Een gebroken stoel.' },
    },
  ]);
});

it('a guest whose address only the landlord typed reads nothing that the landlord typed', async () => {
  const { advance, move, listing } = await makeApproved();
  await prisma().bookingRequest.updateMany({ data: { manual: true } });
  await prisma().listingSnapshot.deleteMany();
  await move(advance, 3);
  await remindOfPayments(noon);
  expect(await lettersOf('payment-reminder')).toEqual([]);
  await prisma().paymentReminder.deleteMany();
  await prisma().listingSnapshot.create({ data: { listingId: listing.id, nameHolidayHome: 'Nagekeken' } });
  await remindOfPayments(noon);
  expect((await lettersOf('payment-reminder')).map(({ props }) => props)).toMatchObject([
    { firstName: '', slug: null, listingName: 'Nagekeken', payment: { iban: null, holderName: null } },
  ]);
});
