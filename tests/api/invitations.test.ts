import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, User } from '@/prisma/generated/client';
import type { InvitationDto } from '@/lib/invitations/contract';
import type { OwnListing } from '@/lib/listings/contract';
import { prisma } from '@/server/db';
import { findInvitation } from '@/server/features/invitations/find-invitation';
import { makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { lettersTo, mailedToken, newPassword, registration } from '@/tests/support/accounts';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { signedInAdmin } from '@/tests/support/moderation';

let owner: User;
let client: TestClient;
let listing: Listing;

beforeEach(async () => {
  await truncateAll();
  owner = await makeUser({ firstName: 'Rita', lastName: 'Claes' });
  client = await signedIn(owner);
  listing = await makeListing({ userId: owner.id, nameHolidayHome: 'Duinroos' });
});

const invite = (email: string, id = listing.id) =>
  client.put<{ data: OwnListing }>(`/api/listings/${id}/managers`, { create: [email] });
const managersSeen = async () =>
  (await client.get<{ data: OwnListing }>(`/api/listings/${listing.id}`)).body.data.managers;
const coLandlords = async () => (await client.get<{ data: unknown[] }>('/api/users')).body.data;
const invitationsOf = async (by: TestClient) =>
  (await by.get<{ data: InvitationDto[] }>('/api/user/invitations')).body.data;
const answer = (by: TestClient, id: number, word: 'accept' | 'decline') =>
  by.post<{ data: { slug: string } }>(`/api/user/invitations/${id}/${word}`);

async function tokenTo(email: string): Promise<string> {
  return mailedToken(email);
}

describe('inviting a calendar manager', () => {
  it('reveals nothing about the address before its owner accepts', async () => {
    const people = {
      verified: await makeUser({ firstName: 'Greet' }),
      coLandlord: await makeUser({ roleId: 2 }),
      unconfirmed: await makeUser({ emailVerifiedAt: null }),
      suspended: await makeUser({ suspendedAt: new Date() }),
      nobody: { id: 0, email: 'niemand@kustverblijf.test' },
    };
    const forms = [];
    for (const { id, email } of Object.values(people)) {
      const { status, body } = await invite(email);
      const seen = body.data.managers.find((manager) => manager.email === email);
      const letters = await lettersTo(email);
      forms.push({ status, seen: { ...seen, id: 0, email: '' }, letters: letters.map(shapeOf) });
      expect((await client.get(`/api/users/${id}`)).status).toBe(404);
    }
    for (const form of forms) expect(form).toEqual(forms[0]);
    expect(await coLandlords()).toEqual([]);
    expect((await managersSeen()).map(({ accepted }) => accepted)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('grants nothing before that', async () => {
    const helper = await makeUser();
    const waiting = await makeWaitingListing({ userId: owner.id });
    await invite(helper.email, waiting.id);
    const asHelper = await signedIn(helper);
    expect((await asHelper.get(`/api/listings/${waiting.id}`)).status).toBe(404);
    expect((await asHelper.get(`/api/listings/${waiting.id}/logs`)).status).toBe(404);
  });

  it('does not reveal that the account is gone either', async () => {
    const helper = await makeUser();
    await invite(helper.email);
    const { client: byAdmin } = await signedInAdmin();
    expect((await byAdmin.delete(`/api/users/${helper.id}`, { message: 'Gevraagd' })).status).toBe(204);
    expect(await managersSeen()).toMatchObject([{ email: helper.email, accepted: false }]);
  });

  it('sends no text of the landlord’s own to any address: only a name that an admin has approved', async () => {
    const concept = await makeWaitingListing({ userId: owner.id, nameHolidayHome: 'Bel nu voor uw prijs' });
    await invite('zus@kust.test');
    await prisma().listing.update({ where: { id: listing.id }, data: { nameHolidayHome: 'Prijs gewonnen' } });
    await invite('tante@kust.test');
    await invite('nicht@kust.test', concept.id);
    const letters = await Promise.all(['zus', 'tante', 'nicht'].map((who) => lettersTo(`${who}@kust.test`)));
    expect(letters.flat().map(({ props }) => props)).toMatchObject([
      { listingName: 'Duinroos', town: 'Oostende' },
      { listingName: 'Duinroos', town: 'Oostende' },
      { listingName: null, town: 'Oostende' },
    ]);
    expect(JSON.stringify(letters)).not.toMatch(/Rita|Claes|gewonnen|Bel nu/);
  });
});

/** A mail without its unique token. */
const shapeOf = ({ template, props }: { template: string; props: unknown }) =>
  JSON.stringify({ template, props }).replace(/"token":"[\w-]{43}"/, '"token":"…"');

describe('an invited account', () => {
  it('is notified, and manages the calendar once it accepts; then its owner is known', async () => {
    const helper = await makeUser({ firstName: 'Greet', lastName: 'Maes' });
    await invite(helper.email.toUpperCase());
    const asHelper = await signedIn(helper);
    const [invitation] = await invitationsOf(asHelper);
    expect(invitation).toEqual({
      id: expect.any(Number),
      role: 'calendar',
      landlord_first_name: 'Rita',
      listing: { name: 'Duinroos', town: 'Oostende' },
      created_at: expect.any(String),
    });
    const accepted = await answer(asHelper, invitation?.id ?? 0, 'accept');
    expect([accepted.status, accepted.body]).toEqual([200, { data: { slug: listing.slug } }]);
    expect(await invitationsOf(asHelper)).toEqual([]);
    expect(await managersSeen()).toMatchObject([{ accepted: true }]);
    expect(await coLandlords()).toMatchObject([{ id: helper.id, first_name: 'Greet' }]);
    expect((await asHelper.get(`/api/listings/${listing.id}/logs`)).status).toBe(200);
    expect((await prisma().user.findUniqueOrThrow({ where: { id: helper.id } })).roleId).toBe(1);
  });

  it('can decline without anybody being told, and reconsider through the mail', async () => {
    const helper = await makeUser();
    await invite(helper.email);
    const asHelper = await signedIn(helper);
    const [invitation] = await invitationsOf(asHelper);
    expect((await answer(asHelper, invitation?.id ?? 0, 'decline')).status).toBe(204);
    expect(await invitationsOf(asHelper)).toEqual([]);
    expect(await managersSeen()).toMatchObject([{ email: helper.email, accepted: false }]);
    expect((await answer(asHelper, invitation?.id ?? 0, 'accept')).status).toBe(200);
  });

  it.each(['accept', 'decline'] as const)('is the only one who can %s, and once', async (word) => {
    const helper = await makeUser();
    await invite(helper.email);
    const asHelper = await signedIn(helper);
    const id = (await invitationsOf(asHelper))[0]?.id ?? 0;
    expect((await answer(await signedIn(await makeUser()), id, word)).status).toBe(404);
    expect((await answer(client, id, word)).status).toBe(404);
    expect((await answer(visitor(), id, word)).status).toBe(401);
    const both = await Promise.all([answer(asHelper, id, 'accept'), answer(asHelper, id, 'accept')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await answer(asHelper, id, 'decline')).status).toBe(404);
  });

  it('has nothing to accept once the invitation is withdrawn', async () => {
    const helper = await makeUser();
    await invite(helper.email);
    const asHelper = await signedIn(helper);
    const id = (await invitationsOf(asHelper))[0]?.id ?? 0;
    await client.put(`/api/listings/${listing.id}/managers`, { delete: [helper.email] });
    expect((await answer(asHelper, id, 'accept')).status).toBe(404);
  });

  it('does not accept by setting a new password', async () => {
    const helper = await makeUser();
    await invite(helper.email);
    await visitor().post('/forgot-password', { email: helper.email });
    const token = await mailedToken(helper.email);
    await visitor().post('/reset-password', { email: helper.email, token, password: newPassword });
    expect(await prisma().listingManager.count({ where: { userId: null } })).toBe(1);
  });
});

describe('the link in the mail', () => {
  it('shows its reader the address and the listing, until the invitation is accepted', async () => {
    const helper = await makeUser();
    await invite(helper.email);
    const token = await tokenTo(helper.email);
    expect(await findInvitation(token)).toMatchObject({ email: helper.email, landlordFirstName: 'Rita' });
    expect(await prisma().listingManager.findFirst({ where: { invitationHash: token } })).toBeNull();
    const asHelper = await signedIn(helper);
    await answer(asHelper, (await invitationsOf(asHelper))[0]?.id ?? 0, 'accept');
    expect(await findInvitation(token)).toBeNull();
    expect(await findInvitation('x')).toBeNull();
  });

  it('gives a new account the calendar, as a co-landlord, once its address is confirmed', async () => {
    const email = 'lotte@kustverblijf.test';
    await invite(email);
    expect(await tokenTo(email)).toHaveLength(43);
    await visitor().post('/register', await registration({ email }));
    await visitor().post('/api/email/verify', { token: await mailedToken(email) });
    const made = await prisma().user.findUniqueOrThrow({
      where: { email },
      select: { id: true, roleId: true },
    });
    expect(made.roleId).toBe(2);
    expect(await managersSeen()).toMatchObject([{ email, accepted: true }]);
    expect(await coLandlords()).toMatchObject([{ id: made.id }]);
  });
});
