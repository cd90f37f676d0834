/** What helpers of a home may do, and how their landlord chooses it (docs/rules/invitations.md#roles). */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, User } from '@/prisma/generated/client';
import type { InvitationDto } from '@/lib/invitations/contract';
import type { OwnListing } from '@/lib/listings/contract';
import { addDays, todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { makeCoLandlord, makeUser } from '@/tests/factories/user';
import { lettersTo } from '@/tests/support/accounts';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

let owner: User;
let client: TestClient;
let listing: Listing;

beforeEach(async () => {
  await truncateAll();
  owner = await makeUser({ firstName: 'Rita' });
  client = await signedIn(owner);
  listing = await makeWaitingListing({ userId: owner.id, nameHolidayHome: 'Duinroos' });
});

const invite = (body: unknown) =>
  client.put<{ data: OwnListing }>(`/api/listings/${listing.id}/managers`, body);
const setRole = (id: number, role: unknown, by = client) =>
  by.put<{ data: OwnListing }>(`/api/listings/${listing.id}/managers/${id}`, { role });

/** Somebody invited with this role who accepted it. */
async function accepted(role: string): Promise<{ id: number; as: TestClient; user: User }> {
  const user = await makeCoLandlord();
  const { body } = await invite({ create: [user.email], role });
  const as = await signedIn(user);
  const [invitation] = (await as.get<{ data: InvitationDto[] }>('/api/user/invitations')).body.data;
  expect(invitation?.role).toBe(role);
  await as.post(`/api/user/invitations/${invitation?.id ?? 0}/accept`);
  return { id: body.data.managers.at(-1)?.id ?? 0, as, user };
}

const homesOf = async ({ as, user }: { as: TestClient; user: User }) =>
  (await as.get<{ data: { id: number }[] }>(`/api/users/${user.id}/listings`)).body.data.map(({ id }) => id);
const planningOf = async (as: TestClient) => {
  const query = `from=${todayIn()}&to=${addDays(todayIn(), 7)}`;
  const { body } = await as.get<{ data: { listing: { id: number } }[] }>(`/api/user/planning?${query}`);
  return body.data.map(({ listing: { id } }) => id);
};

describe('the role of a helper', () => {
  it('is the calendar unless the landlord says otherwise, and is told in the letter', async () => {
    await invite({ create: ['zus@kust.test'] });
    const { body } = await invite({ create: ['poets@kust.test'], role: 'cleaning' });
    expect(body.data.managers.map(({ email, role }) => [email, role])).toEqual([
      ['zus@kust.test', 'calendar'],
      ['poets@kust.test', 'cleaning'],
    ]);
    const letters = [...(await lettersTo('zus@kust.test')), ...(await lettersTo('poets@kust.test'))];
    expect(letters.map(({ props }) => props)).toMatchObject([{ role: 'calendar' }, { role: 'cleaning' }]);
  });

  it('cleaning opens no calendar, no list and no planning', async () => {
    const cleaner = await accepted('cleaning');
    const { as } = cleaner;
    for (const call of ['/logs', '/seasons', '/stay-rules', '/linked-calendars'])
      expect([call, (await as.get(`/api/listings/${listing.id}${call}`)).status]).toEqual([call, 403]);
    expect((await as.get(`/api/listings/${listing.id}`)).status).toBe(404);
    const dates = [addDays(todayIn(), 3)];
    const block = await as.post(`/api/listings/${listing.id}/disabled-booking-periods`, { dates });
    expect(block.status).toBe(403);
    expect([await homesOf(cleaner), await planningOf(as)]).toEqual([[], []]);
  });

  it('is another from the next request on, in a session that goes on', async () => {
    const helper = await accepted('calendar');
    expect([await homesOf(helper), await planningOf(helper.as)]).toEqual([[listing.id], [listing.id]]);
    const { body } = await setRole(helper.id, 'cleaning');
    expect(body.data.managers).toMatchObject([{ id: helper.id, role: 'cleaning', accepted: true }]);
    expect([await homesOf(helper), await planningOf(helper.as)]).toEqual([[], []]);
    expect((await helper.as.get(`/api/listings/${listing.id}/logs`)).status).toBe(403);
    await setRole(helper.id, 'calendar');
    expect((await helper.as.get(`/api/listings/${listing.id}/logs`)).status).toBe(200);
  });

  it('can be changed before the invitation is accepted, and stays when somebody else is added', async () => {
    const { body } = await invite({ create: ['zus@kust.test'] });
    await setRole(body.data.managers[0]?.id ?? 0, 'cleaning');
    const after = await invite({ create: ['broer@kust.test'] });
    expect(after.body.data.managers.map(({ role }) => role)).toEqual(['cleaning', 'calendar']);
  });

  it('is one of those there are, of a helper of this home, chosen by its landlord', async () => {
    const helper = await accepted('calendar');
    const wrong = await setRole(helper.id, 'baas');
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('"role"')]);
    expect((await invite({ create: [], role: 'baas' })).status).toBe(422);
    expect((await setRole(helper.id, 'cleaning', helper.as)).status).toBe(403);
    const other = await makeListing({ userId: owner.id });
    const elsewhere = await client.put(`/api/listings/${other.id}/managers/${helper.id}`, {
      role: 'cleaning',
    });
    expect(elsewhere.status).toBe(404);
    const kept = await prisma().listingManager.findUniqueOrThrow({ where: { id: helper.id } });
    expect(kept.role).toBe('calendar');
  });
});
