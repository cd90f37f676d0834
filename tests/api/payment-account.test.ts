/** The account on which guests pay, and the terms of payment. */
import { beforeEach, describe, expect, it } from 'vitest';
import { prisma } from '@/server/db';
import { makeListing } from '@/tests/factories/listing';
import { makeAdmin, makeCoLandlord, makeUser } from '@/tests/factories/user';
import { makeMember, password } from '@/tests/support/accounts';
import { sendBooking } from '@/tests/support/booking';
import { signedIn, visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { addDays, todayIn } from '@/lib/dates/day';

beforeEach(truncateAll);

const path = '/api/user/payment-account';
const account = { iban: 'be68 5390 0754 7034', holder_name: '  Jan\n Janssens ', bic: 'kred be bb' };
const kept = { iban: 'BE68 5390 0754 7034', holder_name: 'Jan Janssens', bic: 'KREDBEBB' };
const none = { iban: null, holder_name: null, bic: null };
interface Told {
  data: Record<string, unknown>;
  errors: Record<string, string[]>;
}

async function makeLandlord() {
  const owner = await makeMember();
  const client = await signedIn(owner);
  return {
    owner,
    client,
    put: (body: unknown) => client.put<Told>(path, body),
    read: async () => (await client.get<Told>(path)).body.data,
  };
}

const forgetPassword = () => prisma().session.updateMany({ data: { passwordAt: null } });

describe('the account of a landlord', () => {
  it('is kept without spaces, read in fours, and removed by nulls', async () => {
    const { put, read, owner } = await makeLandlord();
    expect(await read()).toEqual(none);
    expect(await put(account)).toMatchObject({ status: 200, body: { data: kept } });
    expect(await prisma().paymentAccount.findFirstOrThrow()).toMatchObject({
      userId: owner.id,
      iban: 'BE68539007547034',
    });
    expect(await read()).toEqual(kept);
    expect(await put({ iban: null, holder_name: null })).toMatchObject({ status: 200, body: { data: none } });
    expect(await read()).toEqual(none);
  });

  it('mails its owner of each change, and writes it down without the number', async () => {
    const { put, owner } = await makeLandlord();
    for (const body of [account, account, { ...account, holder_name: 'J. Janssens' }, none]) await put(body);
    const mails = await prisma().outgoingMail.findMany({ orderBy: { createdAt: 'asc' } });
    expect(mails.map(({ template, recipient }) => [template, recipient])).toEqual(
      Array.from({ length: 3 }, () => ['payment-account-changed', owner.email]),
    );
    const logs = await prisma().auditLog.findMany({ orderBy: { id: 'asc' } });
    expect(logs.map(({ action, details }) => [action, details])).toEqual([
      ['payment-account.update', { last_four: '7034' }],
      ['payment-account.update', { last_four: '7034' }],
      ['payment-account.remove', { last_four: '7034' }],
    ]);
    expect(JSON.stringify([mails.map(({ props }) => props), logs])).not.toContain('5390');
  });

  it.each([
    [{ iban: 'BE68 5390 0754 7035' }, 'iban'],
    [{ iban: 'BE29 5390 0754 7030' }, 'iban'],
    [{ iban: '' }, 'iban'],
    [{ iban: 68 }, 'iban'],
    [{ iban: undefined }, 'iban'],
    [{ iban: null }, 'iban'],
    [{ iban: 'B'.repeat(10_000) }, 'iban'],
    [{ holder_name: null }, 'holder_name'],
    [{ holder_name: ' ' }, 'holder_name'],
    [{ holder_name: 'x'.repeat(71) }, 'holder_name'],
    [{ bic: 'KREDBE' }, 'bic'],
    [{ bic: 5 }, 'bic'],
  ])('is refused with %j', async (changes, field) => {
    const { put, read } = await makeLandlord();
    const { status, body } = await put({ ...account, ...changes });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(await read()).toEqual(none);
  });

  it('counts the holder in code points, and needs no BIC', async () => {
    const { put, read } = await makeLandlord();
    const holder_name = '🦀'.repeat(70);
    expect((await put({ iban: account.iban, holder_name })).status).toBe(200);
    expect(await read()).toEqual({ ...kept, holder_name, bic: null });
    expect((await put({ iban: account.iban, holder_name: '🦀'.repeat(71) })).status).toBe(422);
  });

  it('needs a password that was typed lately, or comes along', async () => {
    const { put, read } = await makeLandlord();
    await forgetPassword();
    expect((await put(account)).status).toBe(423);
    expect(await put({ ...account, password: 'geraden' })).toMatchObject({
      status: 422,
      body: { errors: { password: [expect.any(String)] } },
    });
    expect(await read()).toEqual(none);
    expect((await put({ ...account, password })).status).toBe(200);
  });

  it('is changed by 24 calls at once as by one', async () => {
    const { put, read } = await makeLandlord();
    const answers = await Promise.all(Array.from({ length: 24 }, () => put(account)));
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
    expect(await read()).toEqual(kept);
    expect(await prisma().outgoingMail.count()).toBe(1);
  });

  it('is not for co-landlords and admins', async () => {
    const coLandlord = await signedIn(await makeCoLandlord());
    expect((await coLandlord.get(path)).status).toBe(403);
    expect((await coLandlord.put(path, account)).status).toBe(403);
    const admin = await signedIn(await makeAdmin());
    expect((await admin.get<Told>(path)).body.data).toEqual(none);
    expect([403, 423]).toContain((await admin.put(path, account)).status);
  });

  it('is nothing to an admin in the landlord’s place', async () => {
    const { owner, put } = await makeLandlord();
    await put(account);
    const admin = await signedIn(await makeAdmin());
    expect(
      (await admin.post(`/api/impersonate/${owner.id}`, { reason: 'Op vraag van de verhuurder.' })).status,
    ).toBeLessThan(300);
    expect((await admin.get<Told>(path)).body.data).toEqual(none);
    expect((await admin.put(path, { ...account, holder_name: 'Een ander' })).status).toBe(423);
  });

  it('is in the own export', async () => {
    const { owner, client, put } = await makeLandlord();
    await put(account);
    const { body } = await client.get<{ payment_account: unknown }>(`/api/users/${owner.id}/export`);
    expect(body.payment_account).toEqual({
      iban: 'BE68539007547034',
      holder_name: 'Jan Janssens',
      bic: 'KREDBEBB',
    });
  });
});

const defaults = {
  ...{ advance_percent: 30, advance_days: 7, balance_days: 30 },
  ...{ deposit: 'on_arrival', agreement: false },
};
const chosen = { ...defaults, advance_percent: 50, deposit: 'with_balance', agreement: true };

describe('the terms of a listing', () => {
  async function makeHome() {
    const { owner, client, put } = await makeLandlord();
    const listing = await makeListing({ userId: owner.id });
    const url = `/api/listings/${listing.id}/payment-terms`;
    return { owner, client, listing, url, putAccount: () => put(account) };
  }

  it('have defaults, and are replaced whole', async () => {
    const { client, url } = await makeHome();
    expect((await client.get<Told>(url)).body.data).toEqual(defaults);
    expect(await client.put(url, chosen)).toMatchObject({ status: 200, body: { data: chosen } });
    expect((await client.get<Told>(url)).body.data).toEqual(chosen);
  });

  it.each([
    ['advance_percent', [-1, 101, 30.5, '30', null, undefined]],
    ['advance_days', [-1, 31, undefined]],
    ['balance_days', [-1, 181, undefined]],
    ['deposit', ['never', null, undefined]],
    ['agreement', ['ja', null, undefined]],
  ])('are refused with a wrong %s', async (field, values) => {
    const { client, url } = await makeHome();
    for (const value of values) {
      const { status, body } = await client.put<Told>(url, { ...defaults, [field]: value });
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    }
  });

  it('are read by admins, and by nobody else', async () => {
    const { url } = await makeHome();
    const [admin, other] = [await signedIn(await makeAdmin()), await signedIn(await makeUser())];
    expect([(await admin.get(url)).status, (await admin.put(url, chosen)).status]).toEqual([200, 403]);
    expect([(await other.get(url)).status, (await other.put(url, chosen)).status]).toEqual([403, 403]);
  });

  it('are told with a price and kept with a request, once there is an account', async () => {
    const { client, listing, url, putAccount } = await makeHome();
    const arrival = addDays(todayIn(), 60);
    const stay = { start_date: arrival, end_date: addDays(arrival, 3) };
    const price = `/api/listings/${listing.id}/booking-price?from=${stay.start_date}&to=${stay.end_date}`;
    const told = async () => (await visitor().get<Told>(price)).body.data.payment_terms;
    const keptTerms = async () =>
      (await prisma().bookingRequest.findFirstOrThrow({ orderBy: { id: 'desc' } })).terms;

    await client.put(url, chosen);
    expect(await told()).toBeNull();
    await sendBooking(visitor(), listing, stay);
    expect(await keptTerms()).toMatchObject({ payment: null });

    await putAccount();
    expect(await told()).toEqual(chosen);
    await sendBooking(visitor(), listing, { ...stay, first_name: 'Lotte' });
    expect(await keptTerms()).toMatchObject({ payment: chosen });
  });
});
