/** What is asked for a stay: made with the approval, changed, and canceled with the stay. */
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { referenceOf, rfReferenceOf } from '@/lib/payments/reference';
import { errorTexts } from '@/lib/texts/errors';
import { prisma } from '@/server/db';
import { makeBookingRequest, makeManualBooking } from '@/tests/factories/booking-request';
import { makeListing } from '@/tests/factories/listing';
import { makeAdmin, makeCoLandlord, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import { arrival, offer } from '@/tests/support/conversation';
import { truncateAll } from '@/tests/support/database';
import { asked, iban, makeAccount, makeAskedTalk } from '@/tests/support/payments';

beforeEach(truncateAll);

const today = todayIn();
const inFours = 'BE68 5390 0754 7034';
const plainReference = (text = '') => text.replace(/\D/g, '');

describe('the plan of a stay', () => {
  it('is made with the approval, and read by landlord and guest', async () => {
    const { landlord, guest, plan } = await makeAskedTalk();
    expect((await landlord.see()).payment_requests).toEqual([]);
    const { status, body } = await landlord.act('approve');
    expect(status).toBe(200);
    const [advance, balance] = body.data.payment_requests;
    expect(body.data.payment_requests).toMatchObject([
      { kind: 'advance', amount_cents: 210_00, due_date: addDays(today, 7), state: 'open', paid_cents: 0 },
      { kind: 'balance', amount_cents: 490_00, due_date: addDays(arrival, -30), iban: inFours },
    ]);
    expect(body.data.base_cents).toBe(700_00);
    expect(advance?.reference).toMatch(/^\+\+\+\d{3}\/\d{4}\/\d{5}\+\+\+$/);
    const digits = plainReference(advance?.reference);
    expect(referenceOf(digits.slice(0, 10))).toBe(digits);
    expect(balance?.rf_reference).toBe(rfReferenceOf(plainReference(balance?.reference)));
    expect(await plan.read()).toEqual(body.data.payment_requests);
    expect((await guest.see()).payment_requests).toMatchObject(body.data.payment_requests);
  });

  it('is made once by 24 approvals', async () => {
    const { landlord, plan } = await makeAskedTalk();
    const answers = await Promise.all(Array.from({ length: 24 }, () => landlord.act('approve')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await plan.read()).toHaveLength(2);
  });

  it('is of the offer that the guest accepts', async () => {
    const { landlord, guest, plan } = await makeAskedTalk();
    await landlord.offer(offer());
    expect(await plan.read()).toEqual([]);
    expect((await guest.act('accept-offer')).status).toBe(200);
    expect(await plan.read()).toMatchObject([
      { kind: 'advance', amount_cents: 135_15 },
      { kind: 'balance', amount_cents: 315_35, due_date: addDays(arrival, 10 - 30) },
    ]);
  });

  it('needs an account, and is made on a press later', async () => {
    const { landlord, plan, owner } = await makeAskedTalk({}, { account: false });
    expect((await plan.make()).status).toBe(409);
    await landlord.act('approve');
    expect(await plan.read()).toEqual([]);
    expect(await plan.make()).toMatchObject({
      status: 409,
      body: { message: errorTexts.no_payment_account },
    });
    await makeAccount(owner.id);
    const answers = await Promise.all(Array.from({ length: 24 }, () => plan.make()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      201,
      ...Array.from({ length: 23 }, () => 409),
    ]);
    expect(await plan.read()).toHaveLength(2);
  });

  it('follows the terms that the guest was told, else those of now', async () => {
    const told = {
      ...{ advance_percent: 100, advance_days: 3, balance_days: 0 },
      ...{ deposit: 'on_arrival', agreement: false },
    };
    const terms = { cancellation: null, steps: [], payment: told, house_rules: null };
    const { landlord, listing } = await makeAskedTalk({ terms });
    const later = { advancePercent: 0, advanceDays: 1, balanceDays: 10, agreement: false } as const;
    await prisma().listingPaymentTerms.create({
      data: { listingId: listing.id, deposit: 'on_arrival', ...later },
    });
    expect((await landlord.act('approve')).body.data.payment_requests).toMatchObject([
      { kind: 'advance', amount_cents: 700_00, due_date: addDays(today, 3) },
    ]);
    const older = await makeAskedTalk();
    await prisma().listingPaymentTerms.create({
      data: { listingId: older.listing.id, deposit: 'on_arrival', ...later },
    });
    expect((await older.landlord.act('approve')).body.data.payment_requests).toMatchObject([
      { kind: 'balance', amount_cents: 700_00, due_date: addDays(arrival, -10) },
    ]);
  });

  it('asks the deposit with the balance, and never what is paid on the spot', async () => {
    const lines = [
      { kind: 'tourist_tax', label: 'Taks', amount_cents: 12_00, optional: false, on_site: true },
      { kind: 'bed_linen', label: 'Lakens', amount_cents: 9_00, optional: true, on_site: true },
    ];
    const quote = { price: 700, nights: 7, nightly: [], lines, total_cents: 712_01, deposit_cents: 200_00 };
    const { landlord, listing } = await makeAskedTalk({ quote });
    await prisma().listingPaymentTerms.create({
      data: {
        ...{ listingId: listing.id, advancePercent: 50, advanceDays: 7, balanceDays: 30 },
        ...{ deposit: 'with_balance', agreement: false },
      },
    });
    const { data } = (await landlord.act('approve')).body;
    expect(data.base_cents).toBe(700_01);
    expect(data.payment_requests).toMatchObject([
      { kind: 'advance', amount_cents: 350_01 },
      { kind: 'balance', amount_cents: 350_00 },
      { kind: 'deposit', amount_cents: 200_00, due_date: addDays(arrival, -30) },
    ]);
  });

  it('is made for an own booking on a press', async () => {
    const owner = await makeUser();
    await makeAccount(owner.id);
    const listing = await makeListing({ userId: owner.id });
    const booking = await makeManualBooking({ listingId: listing.id, agreedTotalCents: 500_00, price: 500 });
    const client = await signedIn(owner);
    const { status, body } = await client.post<{ data: { payment_requests: unknown[]; base_cents: number } }>(
      `/api/booking-requests/${booking.id}/payment-requests`,
      {},
    );
    expect([status, body.data.base_cents, body.data.payment_requests.length]).toEqual([201, 500_00, 2]);
  });

  it('keeps the account that it was asked with', async () => {
    const { landlord, plan, owner } = await makeAskedTalk();
    await landlord.act('approve');
    await prisma().paymentAccount.update({
      where: { userId: owner.id },
      data: { iban: 'NL91ABNA0417164300' },
    });
    expect(await plan.read()).toMatchObject([{ iban: inFours }, { iban: inFours }]);
    for (const data of [{ iban: 'NL91ABNA0417164300' }, { bic: 'KREDBEBB' }])
      await expect(prisma().paymentRequest.updateMany({ data })).rejects.toThrow(/constraint violated/);
  });
});

describe('another plan', () => {
  async function makeApproved() {
    const talk = await makeAskedTalk();
    await talk.landlord.act('approve');
    return talk;
  }

  it('replaces the whole one, of any sum, for 24 calls as for one', async () => {
    const { plan, guest } = await makeApproved();
    const [first] = await plan.read();
    const body = [asked(100_00), asked(50_00, 0, 'deposit')];
    const answers = await Promise.all(Array.from({ length: 24 }, () => plan.replace(body)));
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
    expect(answers[0]?.body.data.base_cents).toBe(700_00);
    const now = await plan.read();
    expect(now.map(({ state }) => state)).toEqual(['canceled', 'canceled', 'open', 'open']);
    expect(now.slice(2)).toMatchObject(body);
    expect(now.map(({ reference }) => reference)).toContain(first?.reference);
    expect((await guest.see()).payment_requests).toMatchObject(now.slice(2));
    expect(await prisma().paymentReference.count()).toBe(4);
  });

  it.each([
    [[], 'payment_requests'],
    [Array.from({ length: 7 }, () => asked(1)), 'payment_requests'],
    [null, 'payment_requests'],
    [[asked(0)], 'payment_requests.0.amount_cents'],
    [[asked(10_000_001)], 'payment_requests.0.amount_cents'],
    [[asked(1.5)], 'payment_requests.0.amount_cents'],
    [[asked(1), asked(1, -1)], 'payment_requests.1.due_date'],
    [[{ ...asked(1), due_date: 'morgen' }], 'payment_requests.0.due_date'],
    [[asked(1, 1, 'gift')], 'payment_requests.0.kind'],
  ])('is refused as %j', async (body, field) => {
    const { plan } = await makeApproved();
    const { status, body: told } = await plan.replace(body);
    expect([status, Object.keys(told.errors ?? {})]).toEqual([422, [field]]);
    expect(await plan.read()).toHaveLength(2);
  });

  it('is too late once something was paid', async () => {
    const { plan, pay } = await makeApproved();
    const [advance, balance] = await plan.read();
    expect((await pay(advance?.id, 1_00)).status).toBe(201);
    expect((await plan.replace([asked(1)])).status).toBe(409);
    expect((await plan.cancel(advance?.id)).status).toBe(409);
    expect((await plan.cancel(balance?.id)).status).toBe(204);
    expect((await plan.cancel(balance?.id)).status).toBe(409);
    expect((await plan.cancel(999_999)).status).toBe(404);
    expect(await plan.read()).toMatchObject([{ state: 'part', paid_cents: 1_00 }, { state: 'canceled' }]);
  });

  it('is the landlord’s alone', async () => {
    const { path, plan, owner, request } = await makeApproved();
    const [one] = await plan.read();
    const calls = async (user: { id: number }) => {
      const client = await signedIn(user);
      return [
        (await client.post(path, {})).status,
        (await client.put(path, { payment_requests: [asked(1)] })).status,
        (await client.delete(`${path}/${one?.id}`)).status,
      ];
    };
    expect(await calls(await makeUser())).toEqual([404, 404, 404]);
    expect(await calls(await makeCoLandlord())).toEqual([404, 404, 404]);
    const admin = await makeAdmin();
    expect(await calls(admin)).toEqual([403, 403, 403]);
    const seen = await (await signedIn(admin)).get(`/api/booking-requests/${request.id}`);
    expect(seen.status).toBe(200);
    expect(JSON.stringify(seen.body)).not.toContain('5390');
    expect(owner.id).toBeGreaterThan(0);
    // A payment request of another stay.
    const other = await makeApproved();
    expect((await other.plan.cancel(one?.id)).status).toBe(404);
  });
});

describe('what was paid', () => {
  it('may name what it pays, of the same stay and still asked', async () => {
    const { landlord, plan, pay } = await makeAskedTalk();
    await landlord.act('approve');
    const [advance, balance] = await plan.read();
    await pay(advance?.id, 200_00);
    await pay(advance?.id, 10_00);
    await pay(balance?.id, 500_00);
    const { payments, payment_requests } = await landlord.see();
    expect(payment_requests).toMatchObject([
      { state: 'paid', paid_cents: 210_00 },
      { state: 'paid', paid_cents: 500_00 },
    ]);
    expect(payments[0]).toMatchObject({ payment_request_id: advance?.id, source: 'noted' });

    const other = await makeAskedTalk();
    await other.landlord.act('approve');
    const [canceled] = await other.plan.read();
    await other.plan.cancel(canceled?.id);
    for (const wrong of [advance?.id, canceled?.id, 999_999, 0, 2 ** 31]) {
      const { status, body } = await other.pay(wrong, 1_00);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['payment_request_id']]);
    }
  });

  it('is overdue from the day after the due day on', async () => {
    const { landlord, plan, pay } = await makeAskedTalk();
    await landlord.act('approve');
    const [advance] = await plan.read();
    const due = (days: number) =>
      prisma().paymentRequest.updateMany({ data: { dueDate: dayToUtcDate(addDays(today, days)) } });
    const state = async () => (await plan.read())[0]?.state;
    await due(0);
    expect(await state()).toBe('open');
    await due(-1);
    expect(await state()).toBe('overdue');
    await pay(advance?.id, 209_99);
    expect(await state()).toBe('overdue');
    await pay(advance?.id, 1);
    expect(await state()).toBe('paid');
  });

  it('is to return when the stay is canceled, and nothing more is asked', async () => {
    for (const side of ['landlord', 'guest'] as const) {
      const { landlord, guest, plan, pay } = await makeAskedTalk();
      await landlord.act('approve');
      const [advance, balance] = await plan.read();
      await pay(advance?.id, 210_00);
      await pay(balance?.id, 90_00);
      expect((await landlord.see()).to_return_cents).toBe(0);
      await (side === 'landlord' ? landlord.act('cancel') : guest.act('withdraw'));
      const seen = await landlord.see();
      expect(seen.payment_requests.map(({ state }) => state)).toEqual(['paid', 'canceled']);
      expect([seen.to_return_cents, (await guest.see()).to_return_cents]).toEqual([300_00, 300_00]);
      expect((await guest.see()).payment_requests).toEqual([]);
      expect(JSON.stringify(await guest.see())).not.toContain(iban.slice(4, 8));
      expect((await plan.make()).status).toBe(409);
    }
  });

  it('is to return without a deposit of which was said what comes back', async () => {
    const { landlord, landlordClient, guest, plan, pay, request, owner } = await makeAskedTalk();
    await landlord.act('approve');
    const [advance] = await plan.read();
    await pay(advance?.id, 210_00);
    await pay(undefined, 200_00, 'deposit');
    await landlord.act('cancel');
    expect((await landlord.see()).to_return_cents).toBe(410_00);
    const returned = { returned_cents: 150_00, reason: 'Een gebroken ruit' };
    await landlordClient.post(`/api/booking-requests/${request.id}/deposit-return`, returned);
    expect((await landlord.see()).deposit_return).toMatchObject({ returned_cents: 150_00 });
    expect([(await landlord.see()).to_return_cents, (await guest.see()).to_return_cents]).toEqual([
      210_00, 210_00,
    ]);
    const list = await landlordClient.get<{ data: { to_return_cents: number }[] }>(
      `/api/users/${owner.id}/bookings`,
    );
    expect(list.body.data.map(({ to_return_cents: cents }) => cents)).toEqual([210_00]);
  });
});

describe('the deposit', () => {
  const returned = (returned_cents: unknown, reason: unknown = null) => ({ returned_cents, reason });

  async function makePaid(cents = 200_00) {
    const talk = await makeAskedTalk();
    await talk.landlord.act('approve');
    if (cents > 0) await talk.pay(undefined, cents, 'deposit');
    const give = (body: unknown) =>
      talk.landlordClient.post<{ errors?: object }>(
        `/api/booking-requests/${talk.request.id}/deposit-return`,
        body,
      );
    return { ...talk, give };
  }

  it('goes back once, and both see it', async () => {
    const { give, landlord, guest } = await makePaid();
    const answers = await Promise.all(Array.from({ length: 24 }, () => give(returned(150_00, 'Een glas.'))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      201,
      ...Array.from({ length: 23 }, () => 409),
    ]);
    const told = { returned_cents: 150_00, reason: 'Een glas.', returned_at: expect.any(String) };
    expect((await landlord.see()).deposit_return).toEqual(told);
    expect((await guest.see()).deposit_return).toEqual(told);
  });

  it.each([
    [returned(150_00), 'reason'],
    [returned(150_00, ' '), 'reason'],
    [returned(150_00, 'x'.repeat(1001)), 'reason'],
    [returned(200_01), 'returned_cents'],
    [returned(-1), 'returned_cents'],
    [returned(undefined), 'returned_cents'],
  ])('is refused with %j', async (body, field) => {
    const { give } = await makePaid();
    const { status, body: told } = await give(body);
    expect([status, Object.keys(told.errors ?? {})]).toEqual([422, [field]]);
  });

  it('needs no reason when all of it goes back, and a deposit that was paid', async () => {
    const { give } = await makePaid();
    expect((await give(returned(200_00))).status).toBe(201);
    expect((await (await makePaid(0)).give(returned(0, 'Niets.'))).status).toBe(409);
  });
});

it('nothing is asked, in the database either, for what nobody agreed to', async () => {
  const listing = await makeListing();
  const { id } = await makeBookingRequest({ listingId: listing.id });
  await prisma().paymentReference.create({ data: { reference: '123456789002' } });
  const row = { bookingRequestId: id, kind: 'balance', amountCents: 1, reference: '123456789002' } as const;
  await expect(
    prisma().paymentRequest.create({
      data: { ...row, dueDate: dayToUtcDate(today), iban, holderName: 'Jan Janssens' },
    }),
  ).rejects.toThrow(/an approved stay whose guest is known/);
  await expect(prisma().paymentReference.create({ data: { reference: '123456789012' } })).rejects.toThrow(
    /payment_references_digits/,
  );
});
