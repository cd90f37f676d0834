import { beforeEach, describe, expect, it } from 'vitest';
import type { ContactRequestDto, ContactRequestPage } from '@/lib/contact-requests/contract';
import { addMonths, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { anonymiseSenders } from '@/server/contact-requests/anonymise-senders';
import { prisma } from '@/server/db';
import { makeContactRequest } from '@/tests/factories/contact-request';
import { makeListing } from '@/tests/factories/listing';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

async function makeDesk() {
  const owner = await makeUser();
  const listing = await makeListing({ userId: owner.id });
  const make = (overrides: Parameters<typeof makeContactRequest>[0] = {}) =>
    makeContactRequest({ listingId: listing.id, ...overrides });
  return { owner, listing, make, client: await signedIn(owner) };
}

const rowOf = (id: number) => prisma().contactRequest.findUniqueOrThrow({ where: { id } });

describe('the list', () => {
  it('holds what the own listings were asked, newest first, in pages', async () => {
    const { owner, client, make } = await makeDesk();
    const first = await make({ createdAt: new Date('2026-01-01T10:00:00Z') });
    const second = await make({ createdAt: new Date('2026-01-02T10:00:00Z'), handledAt: new Date() });
    const third = await make({ createdAt: new Date('2026-01-02T10:00:00Z') });
    await makeContactRequest();
    const list = (query: string) =>
      client.get<ContactRequestPage>(`/api/users/${owner.id}/contact-requests${query}`);
    const page = await list('?limit=2');
    expect(page.body.data.map(({ id }) => id)).toEqual([third.id, second.id]);
    expect(page.body.meta).toMatchObject({ total: 3, per_page: 2, last_page: 2, current_page: 1 });
    expect((await list('?limit=2&page=2')).body.data.map(({ id }) => id)).toEqual([first.id]);
    expect((await list('?page=9')).body.data).toEqual([]);
    for (const bad of ['?page=0', '?page=x', '?limit=0']) expect((await list(bad)).status, bad).toBe(422);
  });

  it('counts all and what nobody opened', async () => {
    const { owner, client, make } = await makeDesk();
    await make({ readAt: new Date() });
    await make();
    await makeContactRequest();
    const { body } = await client.get(`/api/users/${owner.id}/contact-requests/count`);
    expect(body).toEqual({ count: 2, unread: 1 });
  });
});

describe('one question', () => {
  it('tells who asked what about which home', async () => {
    const { client, make, listing } = await makeDesk();
    const request = await make();
    const { status, body } = await client.get<{ data: ContactRequestDto }>(
      `/api/contact-requests/${request.id}`,
    );
    expect(status).toBe(200);
    expect(body.data).toEqual({
      id: request.id,
      listing: { id: listing.id, name: listing.nameHolidayHome, slug: listing.slug },
      name: 'Jan Janssens',
      first_name: 'Jan',
      last_name: 'Janssens',
      email: 'jan.janssens@kustverblijf.test',
      country: 'be',
      phone: '+32 470 12 34 56',
      subject: 'Parkeren',
      message: 'Is er een garage voor een hoge auto?',
      created_at: request.createdAt.toISOString(),
      read_at: (await rowOf(request.id)).readAt?.toISOString(),
      handled_at: null,
    });
  });

  it('is read once its owner opened it, not an admin', async () => {
    const { client, make } = await makeDesk();
    const { id } = await make();
    const admin = await signedIn(await makeAdmin());
    expect((await admin.get<{ data: ContactRequestDto }>(`/api/contact-requests/${id}`)).body.data.id).toBe(
      id,
    );
    expect((await rowOf(id)).readAt).toBeNull();
    await client.get(`/api/contact-requests/${id}`);
    const first = (await rowOf(id)).readAt;
    expect(first).not.toBeNull();
    await client.get(`/api/contact-requests/${id}`);
    expect((await rowOf(id)).readAt).toEqual(first);
  });

  it.each(['0', 'x', '99999999999', '1.5', '424242'])('%s is none', async (id) => {
    const { client } = await makeDesk();
    expect((await client.get(`/api/contact-requests/${id}`)).status).toBe(404);
  });
});

describe('many at once', () => {
  it.each([
    ['bulk-mark-as-read', 'readAt'],
    ['bulk-mark-as-handled', 'handledAt'],
  ] as const)('%s marks them, keeps an earlier mark, and leaves others alone', async (call, column) => {
    const { client, make } = await makeDesk();
    const earlier = new Date('2026-02-03T04:05:06Z');
    const [a, b, other] = [await make(), await make({ [column]: earlier }), await make()];
    expect((await client.put(`/api/contact-requests/${call}?ids=${a.id},${b.id}`)).status).toBe(204);
    expect((await rowOf(a.id))[column]).not.toBeNull();
    expect((await rowOf(b.id))[column]).toEqual(earlier);
    expect((await rowOf(other.id))[column]).toBeNull();
  });

  it.each(['', '?ids=', '?ids=x', '?ids=1,,2', `?ids=${Array.from({ length: 101 }, (_, n) => n + 1)}`])(
    'is refused without a right list: %s',
    async (query) => {
      const { client } = await makeDesk();
      for (const call of ['bulk-mark-as-read', 'bulk-mark-as-handled'])
        expect((await client.put(`/api/contact-requests/${call}${query}`)).status, call).toBe(422);
      expect((await client.delete(`/api/contact-requests/bulk-destroy${query}`)).status).toBe(422);
    },
  );

  it('does nothing when one of them is somebody else’s, or none at all', async () => {
    const { client, make } = await makeDesk();
    const mine = await make();
    const foreign = await makeContactRequest();
    for (const ids of [`${mine.id},${foreign.id}`, `${mine.id},999999`]) {
      expect((await client.put(`/api/contact-requests/bulk-mark-as-read?ids=${ids}`)).status).toBe(404);
      expect((await client.put(`/api/contact-requests/bulk-mark-as-handled?ids=${ids}`)).status).toBe(404);
      expect((await client.delete(`/api/contact-requests/bulk-destroy?ids=${ids}`)).status).toBe(404);
    }
    expect(await prisma().contactRequest.count({ where: { readAt: null, handledAt: null } })).toBe(2);
  });

  it('removes them', async () => {
    const { client, make } = await makeDesk();
    const [a, b, other] = [await make(), await make({ handledAt: new Date() }), await make()];
    expect((await client.delete(`/api/contact-requests/bulk-destroy?ids=${a.id},${b.id}`)).status).toBe(204);
    expect((await prisma().contactRequest.findMany()).map(({ id }) => id)).toEqual([other.id]);
  });
});

describe('who asked', () => {
  const monthsAgo = (months: number) => dayToUtcDate(addMonths(todayIn(), -months));
  const before = (moment: Date) => new Date(moment.getTime() - 1000);

  it('is made anonymous 24 months later, once, and only then', async () => {
    const { make, client, owner } = await makeDesk();
    const old = await make({ createdAt: before(monthsAgo(24)) });
    const young = await make({ createdAt: monthsAgo(24) });
    expect(await anonymiseSenders()).toBe(1);
    expect(await anonymiseSenders()).toBe(0);
    expect(await rowOf(old.id)).toMatchObject({
      firstName: 'Anonieme',
      lastName: 'gast',
      email: '',
      phone: null,
      subject: '',
      message: '',
      anonymisedAt: expect.any(Date),
      createdAt: old.createdAt,
    });
    expect(JSON.stringify(await rowOf(old.id))).not.toMatch(/Jan|garage|470/);
    expect(await rowOf(young.id)).toEqual(young);
    // The owner's list still shows that there was one.
    const { body } = await client.get<ContactRequestPage>(`/api/users/${owner.id}/contact-requests`);
    expect(body.data.map(({ name }) => name)).toEqual(['Jan Janssens', 'Anonieme gast']);
  });

  it('is kept as long as the setting says', async () => {
    const { make } = await makeDesk();
    await prisma().appSetting.create({ data: { key: 'guest_data_months', value: 3 } });
    await make({ createdAt: before(monthsAgo(3)) });
    await make({ createdAt: monthsAgo(2) });
    expect(await anonymiseSenders()).toBe(1);
  });
});
