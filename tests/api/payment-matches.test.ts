/** Payments found in bank statements, payments still due, and the payments of a year. */
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { RequestsToMatch } from '@/lib/payments/contract';
import type { Today } from '@/lib/today/contract';
import { prisma } from '@/server/db';
import { makeAdmin, makeCoLandlord } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { iban, makeAskedTalk } from '@/tests/support/payments';

beforeEach(truncateAll);

const today = todayIn();
const path = '/api/user/payment-matches';
const print = (text: string) => createHash('sha256').update(text).digest('hex');
interface Told {
  data: { fingerprint: string; known: boolean }[];
  errors?: object;
}

async function makeApproved() {
  const talk = await makeAskedTalk();
  const { data } = (await talk.landlord.act('approve')).body;
  const [advance = 0, balance = 0] = data.payment_requests.map(({ id }) => id);
  const line = (name: string, changes: object = {}) => ({
    ...{ payment_request_id: advance, amount_cents: 100_00, paid_at: today, fingerprint: print(name) },
    ...changes,
  });
  const send = (...matches: unknown[]) => talk.landlordClient.post<Told>(path, { matches });
  const known = async (...matches: unknown[]) => (await send(...matches)).body.data.map((one) => one.known);
  const payments = async () => (await talk.landlord.see()).payments;
  return { ...talk, advance, balance, line, send, known, payments };
}

const undone = (name: string) => ({ fingerprint: print(name), undone: true });

describe('lines of a statement', () => {
  it('count once, however often and in whatever form they come', async () => {
    const { line, known, payments, advance } = await makeApproved();
    expect(await known(line('a'), line('b', { amount_cents: 10_00 }), line('a'))).toEqual([
      false,
      false,
      true,
    ]);
    expect(await known(line('a', { amount_cents: 5, payment_request_id: 999_999 }), line('b'))).toEqual([
      true,
      true,
    ]);
    expect(await payments()).toMatchObject([
      {
        amount_cents: 100_00,
        payment_request_id: advance,
        source: 'statement',
        kind: 'rent',
        paid_at: today,
      },
      { amount_cents: 10_00 },
    ]);
  });

  it('count once in 24 calls at once', async () => {
    const { line, known, payments } = await makeApproved();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        known(...(n % 2 ? [line('a'), line('b')] : [line('b'), line('a')])),
      ),
    );
    expect(answers.flat().filter((one) => !one)).toHaveLength(2);
    expect(await payments()).toHaveLength(2);
  });

  it('that the bank took back are gone, and never come back', async () => {
    const { line, known, payments } = await makeApproved();
    await known(line('a'));
    expect(await known(undone('a'), undone('unheard'))).toEqual([true, false]);
    expect(await payments()).toEqual([]);
    expect(await known(line('a'), undone('a'))).toEqual([true, true]);
    expect(await known(line('c'), undone('c'), line('c'))).toEqual([false, true, true]);
    // Nothing is stored about a reversed line that was never recorded, so it now counts as new.
    expect(await known(line('unheard'))).toEqual([false]);
    expect(await payments()).toHaveLength(1);
  });

  it('stay known when the landlord removes the payment', async () => {
    const { line, known, payments, landlordClient, request } = await makeApproved();
    await known(line('a'));
    const [payment] = await payments();
    await landlordClient.delete(`/api/booking-requests/${request.id}/payments/${payment?.id}`);
    expect(await known(line('a'))).toEqual([true]);
    expect(await payments()).toEqual([]);
  });

  it('are at most a thousand of a stay, with those noted by hand; one too many counts nothing', async () => {
    const { line, send, known, payments, advance, request } = await makeApproved();
    const noted = { bookingRequestId: request.id, amountCents: 1, kind: 'rent' } as const;
    await prisma().bookingPayment.createMany({
      data: Array.from({ length: 998 }, () => ({ ...noted, paidAt: dayToUtcDate(today) })),
    });
    const refused = await send(line('a'), line('b'), line('c'));
    expect([refused.status, (await payments()).length]).toEqual([409, 998]);
    expect(await known(line('a'), line('b'))).toEqual([false, false]);
    expect((await send(line('c', { payment_request_id: advance }))).status).toBe(409);
    // A known line adds no payment.
    expect(await known(line('a'))).toEqual([true]);
    expect(await payments()).toHaveLength(1000);
  });

  it('of a deposit are deposits', async () => {
    const { plan, known, line, payments } = await makeApproved();
    const deposit = (
      await plan.replace([{ kind: 'deposit', amount_cents: 200_00, due_date: today }])
    ).body.data.payment_requests.find(({ state }) => state !== 'canceled');
    await known(line('a', { payment_request_id: deposit?.id }));
    expect(await payments()).toMatchObject([{ kind: 'deposit' }]);
  });

  it.each([
    [{ amount_cents: 0 }, 'matches.1.amount_cents'],
    [{ amount_cents: undefined }, 'matches.1.amount_cents'],
    [{ paid_at: addDays(today, 1) }, 'matches.1.paid_at'],
    [{ paid_at: 'gisteren' }, 'matches.1.paid_at'],
    [{ paid_at: undefined }, 'matches.1.paid_at'],
    [{ payment_request_id: undefined }, 'matches.1.payment_request_id'],
    [{ payment_request_id: '1' }, 'matches.1.payment_request_id'],
    [{ fingerprint: 'abc' }, 'matches.1.fingerprint'],
    [{ fingerprint: undefined }, 'matches.1.fingerprint'],
    [{ undone: 'ja' }, 'matches.1.undone'],
  ])('are all refused for one with %j', async (changes, field) => {
    const { line, send, payments } = await makeApproved();
    const { status, body } = await send(line('a'), line('b', changes));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect(await payments()).toEqual([]);
  });

  it('are one to 500', async () => {
    const { line, send, payments } = await makeApproved();
    expect((await send()).status).toBe(422);
    expect((await send(...Array.from({ length: 501 }, (_, n) => line(`${n}`)))).status).toBe(422);
    expect((await send(...Array.from({ length: 500 }, (_, n) => line(`${n}`)))).status).toBe(200);
    expect(await payments()).toHaveLength(500);
  });

  it('are all refused for one of another landlord, or of what is no longer asked', async () => {
    const [mine, other] = [await makeApproved(), await makeApproved()];
    const { line, send, payments, plan, balance, landlord } = mine;
    expect((await send(line('a'), line('b', { payment_request_id: other.advance }))).status).toBe(404);
    expect((await send(line('a'), line('b', { payment_request_id: 999_999 }))).status).toBe(404);
    await plan.cancel(balance);
    expect((await send(line('a'), line('b', { payment_request_id: balance }))).status).toBe(409);
    expect(await payments()).toEqual([]);
    // The same fingerprint of another landlord is another line.
    expect(await other.known(other.line('a'))).toEqual([false]);
    await landlord.act('cancel');
    expect((await send(line('a'))).status).toBe(409);
  });
});

describe('what a statement is matched with', () => {
  const url = '/api/user/payment-requests';

  it('is what stands of approved stays, with the accounts', async () => {
    const { landlordClient, plan, pay, advance, balance, owner, request, listing, landlord } =
      await makeApproved();
    await pay(advance, 210_00);
    await prisma().paymentAccount.update({
      where: { userId: owner.id },
      data: { iban: 'NL91ABNA0417164300' },
    });
    const read = async () => (await landlordClient.get<{ data: RequestsToMatch }>(url)).body.data;
    const first = await read();
    expect(first.accounts).toEqual(['NL91ABNA0417164300', iban]);
    expect(first.requests.toSorted((a, b) => a.id - b.id)).toMatchObject([
      { id: advance, state: 'paid', paid_cents: 210_00, reference: expect.stringMatching(/^\d{12}$/) },
      {
        ...{ id: balance, state: 'open', rf_reference: expect.stringMatching(/^RF\d{14}$/) },
        booking: { id: request.id, code: request.code, guest_name: expect.any(String) },
        listing: { id: listing.id },
      },
    ]);
    await plan.cancel(balance);
    const [, canceled] = first.requests.toSorted((a, b) => a.id - b.id);
    const last = await read();
    expect(last.requests.map(({ id }) => id)).toEqual([advance]);
    expect(last.replaced).toEqual([
      {
        reference: canceled?.reference,
        rf_reference: canceled?.rf_reference,
        booking_id: request.id,
      },
    ]);
    expect(first.replaced).toEqual([]);
    await landlord.act('cancel');
    expect(await read()).toEqual({ accounts: ['NL91ABNA0417164300'], requests: [], replaced: [] });
  });

  it('is nobody else’s', async () => {
    for (const user of [await makeCoLandlord(), await makeAdmin()])
      expect((await (await signedIn(user)).get(url)).status).toBe(403);
  });
});

it('today tells what is due within seven days and what is too late', async () => {
  const { landlordClient, advance, balance, pay, request, listing } = await makeApproved();
  const due = (id: number, days: number) =>
    prisma().paymentRequest.update({ where: { id }, data: { dueDate: dayToUtcDate(addDays(today, days)) } });
  const read = async () => {
    const { data } = (await landlordClient.get<{ data: Today }>('/api/user/today')).body;
    return [data.payments_due, data.payments_overdue].map((list) => list.map(({ id }) => id));
  };
  await due(advance, 6);
  await due(balance, 7);
  expect(await read()).toEqual([[advance], []]);
  await due(balance, -1);
  await due(advance, 0);
  expect(await read()).toEqual([[advance], [balance]]);
  await pay(balance, 90_00);
  const { data } = (await landlordClient.get<{ data: Today }>('/api/user/today')).body;
  expect(data.payments_overdue).toEqual([
    {
      ...{ id: balance, kind: 'balance', open_cents: 400_00, due_date: addDays(today, -1) },
      booking: { id: request.id, code: request.code, guest_name: expect.any(String) },
      listing: expect.objectContaining({ id: listing.id }),
    },
  ]);
  await pay(balance, 400_00);
  await pay(advance, 210_00);
  expect(await read()).toEqual([[], []]);
});

describe('a year of payments', () => {
  it('is told by home, month and kind', async () => {
    const { landlordClient, listing, request } = await makeApproved();
    await prisma().listing.update({ where: { id: listing.id }, data: { nameHolidayHome: '=Zee; zon' } });
    const paid = [
      ['2026-02-01', 100_00, 'rent'],
      ['2026-02-28', 1, 'rent'],
      ['2026-02-28', 50_00, 'deposit'],
      ['2026-10-01', 9_05, 'other'],
      ['2025-12-31', 7_00, 'rent'],
    ] as const;
    await prisma().bookingPayment.createMany({
      data: paid.map(([day, amountCents, kind]) => ({
        ...{ bookingRequestId: request.id, paidAt: dayToUtcDate(day), amountCents, kind },
      })),
    });
    const { status, text } = await landlordClient.get('/api/user/income/2026.csv');
    expect(status).toBe(200);
    expect(text.replace('\u{feff}', '').trim().split('\r\n')).toEqual([
      'Woning;Maand;Verblijf;Andere;Waarborg',
      `"'=Zee; zon";2026-02;100,01;0,00;50,00`,
      `"'=Zee; zon";2026-10;0,00;9,05;0,00`,
      'Totaal;;100,01;9,05;50,00',
    ]);
    const pdf = await landlordClient.get('/api/user/income/2026.pdf');
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  });

  it('is of a year of this century', async () => {
    const { landlordClient } = await makeApproved();
    for (const year of ['1999', '2100', '26', '2026.pdf', 'x'])
      for (const kind of ['csv', 'pdf', 'PDF', 'xlsx'])
        expect([404, 422]).toContain((await landlordClient.get(`/api/user/income/${year}.${kind}`)).status);
    expect((await landlordClient.get('/api/user/income/2000.csv')).status).toBe(200);
  });
});
