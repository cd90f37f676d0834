import { beforeEach, describe, expect, it } from 'vitest';
import type { AnyUser, CoLandlordPage } from '@/lib/users/contract';
import { prisma } from '@/server/db';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { makeAdmin, makeCoLandlord, makeUser } from '@/tests/factories/user';
import { lettersTo } from '@/tests/support/accounts';
import { signedIn } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { auditEntries, signedInAdmin } from '@/tests/support/moderation';

beforeEach(truncateAll);

interface Page {
  data: AnyUser[];
  meta: { total: number };
}
type Answer = { data: AnyUser; message: string; errors: Record<string, string[]> };

const share = (listingId: number, user: { id: number; email: string }) =>
  prisma().listingManager.create({ data: { listingId, userId: user.id, email: user.email } });

describe('the list of users', () => {
  it('contains everyone except the current admin, newest first', async () => {
    const { client } = await signedInAdmin();
    const landlord = await makeUser();
    const coLandlord = await makeCoLandlord();
    const other = await makeAdmin();
    await makeBookingRequest({ listingId: (await makeListing({ userId: landlord.id })).id });
    const { status, body } = await client.get<Page>('/api/users');
    expect(status).toBe(200);
    expect(body.data.map(({ id }) => id)).toEqual([other.id, coLandlord.id, landlord.id]);
    expect(body.data[2]).toMatchObject({ listings_count: 1, booking_requests_count: 1 });
  });

  it.each([
    ['', 3],
    ['user_role_id=', 3],
    ['user_role_id=1', 2],
    ['user_role_id=2', 1],
    ['user_role_id=3', 0],
    ['search=dewulf', 1],
    ['search=Dewulf%20NELE', 1],
    ['search=kustverblijf.test', 3],
    ['search=niemand', 0],
    ['suspended=1', 1],
    ['suspended=0', 3],
    ['suspended=1&user_role_id=2', 0],
    ['search=%25', 0],
    ['search=_', 0],
    ['user_role_id=2&search=dewulf', 0],
  ])('?%s finds %i', async (query, total) => {
    const { client } = await signedInAdmin();
    await makeUser();
    await makeUser({
      firstName: 'Nele',
      lastName: 'Dewulf',
      suspendedAt: new Date(),
    });
    await makeCoLandlord();
    const { body } = await client.get<Page>(`/api/users?${query}`);
    expect([body.meta.total, body.data.length]).toEqual([total, total]);
  });

  it.each(['user_role_id=4', 'suspended=x', 'user_role_id=x', 'page=0', 'page=x', 'limit=-1'])(
    'rejects ?%s',
    async (query) => {
      const { client } = await signedInAdmin();
      expect((await client.get(`/api/users?${query}`)).status).toBe(422);
    },
  );

  it('shows a landlord those who share a calendar, and no more of them than who they are', async () => {
    const landlord = await makeUser();
    const coLandlord = await makeCoLandlord({ phoneNumber: '0032470123456' });
    const mine = [await makeListing({ userId: landlord.id }), await makeConcept({ userId: landlord.id })];
    const notMine = await makeListing();
    for (const listing of [...mine, notMine]) await share(listing.id, coLandlord);
    await share((await makeListing()).id, await makeCoLandlord());
    const client = await signedIn(landlord);
    const { body } = await client.get<Page>('/api/users');
    const known = {
      id: coLandlord.id,
      first_name: 'Piet',
      last_name: 'Mede',
      full_name: 'Piet Mede',
      email: coLandlord.email,
      email_verified_at: coLandlord.emailVerifiedAt?.toISOString(),
      is_admin: false,
      is_owner: false,
      user_role_id: 2,
    };
    const shared = mine
      .toReversed()
      .map(({ id, slug, nameHolidayHome }) => ({ id, slug, name: nameHolidayHome }));
    expect(body.data).toEqual([{ ...known, managed_listings: shared, managed_listings_count: 2 }]);
    expect((await client.get<Answer>(`/api/users/${coLandlord.id}`)).body.data).toEqual(known);
  });

  it('lists ten of the listings somebody manages and says how many there are, page by page', async () => {
    const landlord = await makeUser();
    const [one, two] = [await makeCoLandlord(), await makeCoLandlord()];
    for (let n = 0; n < 12; n += 1) await share((await makeListing({ userId: landlord.id })).id, one);
    await share((await makeListing({ userId: landlord.id })).id, two);
    const client = await signedIn(landlord);
    const { body } = await client.get<CoLandlordPage>('/api/users?limit=1&page=2');
    expect(body.meta).toMatchObject({ total: 2, last_page: 2 });
    expect(body.data).toMatchObject([{ id: one.id, managed_listings_count: 12 }]);
    expect(body.data[0]?.managed_listings).toHaveLength(10);
  });
});

describe('an admin changes a user', () => {
  const details = { first_name: 'Mia', last_name: 'Maes' };

  it('which is logged without the changed values', async () => {
    const { client, admin } = await signedInAdmin();
    const user = await makeUser({ vatNumber: 'BE0123456749' });
    const { status, body } = await client.put<Answer>(`/api/users/${user.id}`, {
      ...details,
      email: user.email,
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ full_name: 'Mia Maes', vat_number: 'BE0123456749', email: user.email });
    const [entry] = await auditEntries();
    expect(entry).toMatchObject({ actorId: admin.id, action: 'user.update', subjectId: user.id });
    expect(JSON.stringify(entry)).not.toMatch(/Mia|Maes/);
  });

  it('whose new address waits for their confirmation', async () => {
    const { client } = await signedInAdmin();
    const user = await makeUser();
    const { status, body } = await client.put<Answer>(`/api/users/${user.id}`, {
      ...details,
      email: 'nieuw@kustverblijf.test',
    });
    expect([status, body.data.email]).toEqual([200, user.email]);
    expect(await lettersTo('nieuw@kustverblijf.test')).toMatchObject([{ template: 'account-change-email' }]);
  });

  it('but not to an address that belongs to somebody else', async () => {
    const { client, admin } = await signedInAdmin();
    const user = await makeUser();
    const { status, body } = await client.put<Answer>(`/api/users/${user.id}`, {
      ...details,
      email: admin.email,
    });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['email']]);
  });

  it('but never the password', async () => {
    const { client } = await signedInAdmin();
    const user = await makeUser();
    const body = { ...details, email: user.email, password: 'garnaal-op-toast-7' };
    const answer = await client.put<Answer>(`/api/users/${user.id}`, body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['password']]);
  });

  it.each([
    ['a landlord an admin', 1, 3, 200],
    ['a co-landlord a landlord', 2, 1, 200],
    ['an admin a landlord', 3, 1, 200],
    ['a landlord a co-landlord', 1, 2, 403],
  ])('and makes %s', async (_name, from, to, expected) => {
    const { client } = await signedInAdmin();
    const user = await makeUser({ roleId: from });
    const body = { ...details, email: user.email, user_role_id: to };
    const { status } = await client.put(`/api/users/${user.id}`, body);
    const stored = await prisma().user.findUniqueOrThrow({ where: { id: user.id } });
    expect([status, stored.roleId]).toEqual([expected, expected === 200 ? to : from]);
  });
});

describe('an admin sends a user a mail', () => {
  it('with the site as Reply-To', async () => {
    const { client, admin } = await signedInAdmin();
    const user = await makeUser({ receiveEmails: false });
    const body = { subject: 'Uw advertentie', message: 'Dag,\nalles goed?' };
    expect((await client.post(`/api/users/${user.id}/email`, body)).status).toBe(200);
    const [letter] = await prisma().outgoingMail.findMany();
    expect(letter).toMatchObject({ template: 'account-message', recipient: user.email, props: body });
    expect(letter?.replyTo).toContain('@');
    expect(await auditEntries()).toMatchObject([{ actorId: admin.id, action: 'user.email' }]);
  });

  it.each([
    ['subject', { subject: '' }],
    ['subject', { subject: 'x'.repeat(151) }],
    ['subject', { subject: undefined }],
    ['message', { message: '  ' }],
    ['message', { message: 'x'.repeat(5001) }],
    ['message', { message: 7 }],
  ])('and gets an error for an invalid %s: %j', async (field, changes) => {
    const { client } = await signedInAdmin();
    const user = await makeUser();
    const body = { subject: 'a', message: 'b', ...changes };
    const answer = await client.post<Answer>(`/api/users/${user.id}/email`, body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    expect(await lettersTo(user.email)).toEqual([]);
  });

  it('but not to the unknown user 999999', async () => {
    const { client } = await signedInAdmin();
    expect((await client.post('/api/users/999999/email', { subject: 'a', message: 'b' })).status).toBe(404);
  });
});
