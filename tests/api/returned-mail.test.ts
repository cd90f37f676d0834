import { beforeEach, describe, expect, it } from 'vitest';
import { prisma } from '@/server/db';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeContactRequest } from '@/tests/factories/contact-request';
import { makeListing } from '@/tests/factories/listing';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

/** Who sees that mail to an address bounces (docs/rules/mail.md#what-comes-back). */

beforeEach(truncateAll);

const guest = 'jan.janssens@kustverblijf.test';
// Addresses are compared case-insensitively.
const mark = (email: string) =>
  prisma().undeliverableAddress.create({ data: { email: email.toUpperCase(), status: '5.1.1' } });

type Told = { data: { email_returns?: boolean } };
type Client = Awaited<ReturnType<typeof signedIn>>;
const returns = async (client: Client, path: string) => {
  const { status, body } = await client.get<Told>(path);
  return status === 200 ? body.data.email_returns : status;
};

/** A landlord with a request and a question of the same guest, who shares the calendar with a co-landlord. */
async function makeWorld() {
  const owner = await makeUser();
  const manager = await makeUser({ roleId: 2 });
  const listing = await makeListing({ userId: owner.id });
  await prisma().listingManager.create({
    data: { listingId: listing.id, email: manager.email, userId: manager.id },
  });
  const request = await makeBookingRequest({ listingId: listing.id, email: guest });
  const question = await makeContactRequest({ listingId: listing.id, email: guest });
  return {
    ...{ owner, manager },
    paths: [`/api/booking-requests/${request.id}`, `/api/contact-requests/${question.id}`],
  };
}

describe('the guest of a request or question', () => {
  it('is shown as unreachable to its landlord and to admins, while the address is marked', async () => {
    const { owner, paths } = await makeWorld();
    const clients = [await signedIn(owner), await signedIn(await makeAdmin())];
    const all = () => Promise.all(clients.flatMap((client) => paths.map((path) => returns(client, path))));
    expect(await all()).toEqual([false, false, false, false]);
    await mark(guest);
    expect(await all()).toEqual([true, true, true, true]);
    await prisma().undeliverableAddress.deleteMany();
    expect(await all()).toEqual([false, false, false, false]);
  });

  it('is not shown so to anyone else', async () => {
    const { manager, paths } = await makeWorld();
    await mark(guest);
    const others = [await signedIn(manager), await signedIn(await makeUser())];
    for (const client of others)
      for (const path of paths) expect([403, 404]).toContain(await returns(client, path));
    for (const path of paths) expect((await visitor().get(path)).status).toBe(401);
  });

  it('is not shown so in lists, nor without an address', async () => {
    const { owner, paths } = await makeWorld();
    await mark(guest);
    const client = await signedIn(owner);
    for (const list of ['booking-requests', 'contact-requests']) {
      const { body } = await client.get<{ data: object[] }>(`/api/users/${owner.id}/${list}`);
      expect(body.data).toHaveLength(1);
      expect(JSON.stringify(body)).not.toContain('email_returns');
    }
    await prisma().bookingRequest.updateMany({ data: { email: '', anonymisedAt: new Date() } });
    expect(await returns(client, paths[0] ?? '')).toBe(false);
  });
});

describe('the holder of an account', () => {
  it('is told, as are admins', async () => {
    const owner = await makeUser();
    const [client, admin] = [await signedIn(owner), await signedIn(await makeAdmin())];
    const all = () =>
      Promise.all([
        returns(client, '/api/user'),
        returns(client, `/api/users/${owner.id}`),
        returns(admin, `/api/users/${owner.id}`),
        returns(admin, '/api/user'),
      ]);
    expect(await all()).toEqual([false, false, false, false]);
    await mark(owner.email);
    expect(await all()).toEqual([true, true, true, false]);
  });

  it('is not shown so to those with whom they share a calendar', async () => {
    const { owner, manager } = await makeWorld();
    await mark(manager.email);
    const client = await signedIn(owner);
    expect((await client.get(`/api/users/${manager.id}`)).status).toBe(200);
    expect(await returns(client, `/api/users/${manager.id}`)).toBeUndefined();
    const { body } = await client.get<{ data: object[] }>('/api/users');
    expect(body.data).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain('email_returns');
  });
});
