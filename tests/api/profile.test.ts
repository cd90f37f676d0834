import { beforeEach, describe, expect, it } from 'vitest';
import type { UpdatedUser } from '@/lib/users/contract';
import { profileTexts } from '@/lib/texts/profile';
import { prisma } from '@/server/db';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeCreditNote } from '@/tests/factories/credit-note';
import { makeListing } from '@/tests/factories/listing';
import { makeOrder } from '@/tests/factories/order';
import { makeCoLandlord, makeUser } from '@/tests/factories/user';
import { lettersTo, mailedToken, makeMember, newPassword, password } from '@/tests/support/accounts';
import { signedIn, visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { auditEntries } from '@/tests/support/moderation';

beforeEach(truncateAll);

type Answer = UpdatedUser & { errors: Record<string, string[]> };

async function makeWorld() {
  const user = await makeMember();
  const client = await signedIn(user);
  const base = { first_name: user.firstName, last_name: user.lastName, email: user.email };
  const save = (changes: Record<string, unknown> = {}) =>
    client.put<Answer>(`/api/users/${user.id}`, { ...base, ...changes });
  const stored = () => prisma().user.findUniqueOrThrow({ where: { id: user.id } });
  return { user, client, save, stored };
}

describe('a user’s own data', () => {
  it('are saved in one form', async () => {
    const { save, user } = await makeWorld();
    const { status, body } = await save({
      first_name: ' Lotte ',
      last_name: 'De  Smet',
      email: user.email.toUpperCase(),
      receive_emails: false,
      phone_number: '0470/12.34.56',
      vat_number: 'be 0123.456.749',
      billing_street_name: 'Koningsplein',
      billing_house_number: '3 bus 2',
      billing_postal_code: '1012ab',
      billing_city: 'Amsterdam',
      billing_country: 'nl',
    });
    expect([status, body.message]).toEqual([200, profileTexts.saved]);
    expect(body.data).toMatchObject({
      full_name: 'Lotte De Smet',
      email: user.email,
      receive_emails: false,
      phone_number: '0032470123456',
      vat_number: 'BE0123456749',
      billing_street_name: 'Koningsplein',
      billing_house_number: '3 bus 2',
      billing_postal_code: '1012 AB',
      billing_city: 'Amsterdam',
      billing_country: 'nl',
      has_billing_details_complete: true,
    });
    expect([await lettersTo(user.email), await auditEntries()]).toEqual([[], []]);
  });

  it('are kept if omitted, and cleared if empty', async () => {
    const { save } = await makeWorld();
    await save({ phone_number: '0470123456', vat_number: '0123456749' });
    expect((await save()).body.data).toMatchObject({
      phone_number: '0032470123456',
      vat_number: 'BE0123456749',
      billing_city: 'Oostende',
      billing_country: 'be',
      receive_emails: true,
    });
    const emptied = { phone_number: '', vat_number: null, billing_city: ' ', billing_country: '' };
    expect((await save(emptied)).body.data).toMatchObject({
      phone_number: null,
      vat_number: null,
      billing_city: null,
      billing_country: null,
      has_billing_details_complete: false,
    });
  });

  it.each([
    ['fr', '75001', 'FR40303265045'],
    ['de', '10115', 'DE136695976'],
    ['lu', 'L-1009', 'LU15027442'],
    ['gr', '104 31', 'GR094259216'],
    ['se', '111 29', 'SE556188840401'],
    ['ie', 'D02 X285', 'IE6433435F'],
  ])('may be those of a landlord in %s', async (country, code, number) => {
    const { save } = await makeWorld();
    const { status, body } = await save({
      ...{ billing_country: country, billing_postal_code: code, billing_city: 'Stad' },
      ...{ billing_street_name: 'Straat', billing_house_number: '1', vat_number: number },
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ billing_country: country, has_billing_details_complete: true });
  });

  it.each([
    ['first_name', { first_name: '' }],
    ['first_name', { first_name: 'x'.repeat(101) }],
    ['first_name', { first_name: 'https://x.test' }],
    ['last_name', { last_name: undefined }],
    ['last_name', { last_name: ' ' }],
    ['email', { email: '' }],
    ['email', { email: 'geen adres' }],
    ['email', { email: undefined }],
    ['receive_emails', { receive_emails: 'misschien' }],
    ['phone_number', { phone_number: 'bel me' }],
    ['phone_number', { phone_number: '123' }],
    ['vat_number', { vat_number: 'BE0123456748' }],
    ['vat_number', { vat_number: 'DE123456789' }],
    ['billing_street_name', { billing_street_name: 'x'.repeat(151) }],
    ['billing_house_number', { billing_house_number: 'x'.repeat(21) }],
    ['billing_postal_code', { billing_postal_code: '84000' }],
    ['billing_postal_code', { billing_postal_code: '1012 AB', billing_country: 'be' }],
    ['billing_postal_code', { billing_postal_code: '8400', billing_country: 'nl' }],
    ['billing_city', { billing_city: 7 }],
    ['billing_postal_code', { billing_postal_code: '8400', billing_country: 'fr' }],
    ['billing_postal_code', { billing_country: 'fr' }],
    ['billing_postal_code', { billing_postal_code: '<b>', billing_country: 'pl' }],
    ['billing_country', { billing_country: 'us' }],
    ['billing_country', { billing_country: 'uk' }],
    ['billing_country', { billing_country: 'FR' }],
    ['vat_number', { vat_number: 'GB980780684' }],
    ['user_role_id', { user_role_id: 4 }],
    ['user_role_id', { user_role_id: '3' }],
  ])('are not saved with an invalid %s: %j', async (field, changes) => {
    const { save, stored, user } = await makeWorld();
    const { status, body } = await save(changes);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(await stored()).toEqual(user);
  });

  it('contain no rights that users could give themselves', async () => {
    const { save, stored } = await makeWorld();
    expect((await save({ user_role_id: 3 })).status).toBe(403);
    await save({ is_admin: true, email_verified_at: null, login_count: 99, id: 1 });
    expect(await stored()).toMatchObject({ roleId: 1, loginCount: 0 });
  });
});

describe('word verhuurder', () => {
  it('makes a co-landlord a landlord', async () => {
    const user = await makeCoLandlord();
    const client = await signedIn(user);
    const body = { first_name: 'a', last_name: 'b', email: user.email };
    const { body: answer } = await client.put<Answer>(`/api/users/${user.id}`, { ...body, user_role_id: 1 });
    expect(answer.data).toMatchObject({ user_role_id: 1, is_owner: true });
    expect((await client.put(`/api/users/${user.id}`, { ...body, user_role_id: 2 })).status).toBe(403);
  });
});

describe('changing the e-mail address', () => {
  const email = 'nieuw@kustverblijf.test';

  it('takes effect once the new one is confirmed, and the old one is notified', async () => {
    const { save, user, stored, client } = await makeWorld();
    const { status, body } = await save({ email, current_password: password });
    expect([status, body.message]).toEqual([200, profileTexts.savedNewEmail(email)]);
    expect([body.data.email, (await stored()).email]).toEqual([user.email, user.email]);
    expect(await lettersTo(email)).toMatchObject([{ template: 'account-change-email' }]);
    const token = await mailedToken(email);
    expect((await visitor().post('/api/email/verify', { token })).status).toBe(200);
    expect((await stored()).email).toBe(email);
    expect((await lettersTo(user.email)).map(({ template }) => template)).toEqual([
      'email-change-asked',
      'email-changed',
    ]);
    expect((await client.get('/api/user')).status).toBe(200);
    expect((await visitor().post('/api/email/verify', { token })).status).toBe(422);
  });

  it.each([[undefined], [''], ['fout-wachtwoord']])(
    'requires the current password, not %j',
    async (given) => {
      const { save, user, stored } = await makeWorld();
      const { status, body } = await save({ first_name: 'Anders', email, current_password: given });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['current_password']]);
      expect(await stored()).toEqual(user);
      expect(await lettersTo(email)).toEqual([]);
    },
  );

  it('to one with an account gets the same answer, and its reader a mail', async () => {
    const { save, user, stored } = await makeWorld();
    const other = await makeUser();
    const { status, body } = await save({ email: other.email, current_password: password });
    expect([status, body.message]).toEqual([200, profileTexts.savedNewEmail(other.email)]);
    expect((await stored()).email).toBe(user.email);
    expect(await lettersTo(other.email)).toMatchObject([{ template: 'known-address' }]);
    expect(await prisma().userToken.count({ where: { kind: 'change_email' } })).toBe(0);
  });

  it('to one that was taken meanwhile has no effect', async () => {
    const { save, user, stored } = await makeWorld();
    await save({ email, current_password: password });
    const token = await mailedToken(email);
    await makeUser({ email });
    expect((await visitor().post('/api/email/verify', { token })).status).toBe(409);
    expect((await stored()).email).toBe(user.email);
  });

  it('is possible five times in ten minutes, then no more', async () => {
    const { save } = await makeWorld();
    for (let n = 0; n < 5; n += 1) {
      expect((await save({ email, current_password: password })).status).toBe(200);
    }
    expect((await save({ email, current_password: password })).status).toBe(429);
  });
});

describe('changing the password', () => {
  it('ends all other sessions and notifies the owner', async () => {
    const { save, client, user } = await makeWorld();
    const elsewhere = await signedIn(user);
    expect((await save({ password: newPassword, current_password: password })).status).toBe(200);
    expect((await client.get('/api/user')).status).toBe(200);
    expect((await elsewhere.get('/api/user')).status).toBe(401);
    expect(await lettersTo(user.email)).toMatchObject([{ template: 'password-changed' }]);
    expect((await visitor().post('/login', { email: user.email, password })).status).toBe(422);
    expect((await visitor().post('/login', { email: user.email, password: newPassword })).status).toBe(200);
  });

  it.each([
    ['password', { password: 'kort', current_password: password }],
    ['password', { password: 'wachtwoord123', current_password: password }],
    ['password', { password: 'mariepeeters', current_password: password }],
    ['current_password', { password: newPassword }],
    ['current_password', { password: newPassword, current_password: 'fout-wachtwoord' }],
  ])('is refused for an invalid %s: %j', async (field, changes) => {
    const { save, stored, user } = await makeWorld();
    const { status, body } = await save(changes);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(await stored()).toEqual(user);
  });

  it('keeps it if left empty', async () => {
    const { save, stored, user } = await makeWorld();
    expect((await save({ password: '', current_password: '' })).status).toBe(200);
    expect((await stored()).passwordHash).toBe(user.passwordHash);
  });
});

describe('the data export', () => {
  it('contains the user’s own data, and nothing about guests', async () => {
    const { client, user } = await makeWorld();
    const listing = await makeListing({ userId: user.id });
    await makeListing();
    const request = await makeBookingRequest({ listingId: listing.id, note: 'Vaste gast' });
    const { status, headers, body, text } = await client.get<{
      user: { email: string };
      listings: { id: number }[];
      booking_requests: { uuid: string; start_date: string }[];
    }>(`/api/users/${user.id}/export`);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('attachment');
    expect(body.user.email).toBe(user.email);
    expect(body.listings.map(({ id }) => id)).toEqual([listing.id]);
    expect(body.booking_requests).toMatchObject([{ uuid: request.uuid, note: 'Vaste gast' }]);
    expect(body.booking_requests[0]?.start_date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(text).not.toMatch(/janssens|passwordHash|password_hash/i);
  });

  it('contains their invoices and credit notes as issued', async () => {
    const { client, user } = await makeWorld();
    const order = await makeOrder({ userId: user.id });
    const note = await makeCreditNote({ orderId: order.id, total: 6050 });
    await makeOrder();
    const { body } = await client.get<{ orders: unknown[] }>(`/api/users/${user.id}/export`);
    expect(body.orders).toEqual([
      {
        ...{ status: 'paid', refunded: 6050, document: order.document },
        created_at: order.createdAt.toISOString(),
        credit_notes: [{ document: note.document, created_at: note.createdAt.toISOString() }],
      },
    ]);
  });
});
