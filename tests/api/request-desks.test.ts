import { beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '@/lib/api/envelope';
import { prisma } from '@/server/db';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeContactRequest } from '@/tests/factories/contact-request';
import { makeListing } from '@/tests/factories/listing';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

/** What both kinds of requests have. */
type Overrides = Partial<Record<'createdAt' | 'readAt' | 'handledAt', Date>> & { listingId?: number };
interface Row {
  id: number;
  readAt: Date | null;
  handledAt: Date | null;
}

const kinds = [
  {
    kind: 'booking-requests',
    newest: 'sort=newest&',
    makeOne: (overrides: Overrides = {}): Promise<Row> => makeBookingRequest(overrides),
    rows: (): Promise<Row[]> => prisma().bookingRequest.findMany({ orderBy: { id: 'asc' } }),
  },
  {
    kind: 'contact-requests',
    newest: '',
    makeOne: (overrides: Overrides = {}): Promise<Row> => makeContactRequest(overrides),
    rows: (): Promise<Row[]> => prisma().contactRequest.findMany({ orderBy: { id: 'asc' } }),
  },
] as const;

describe.each(kinds)('the desk of $kind', ({ kind, newest, makeOne, rows }) => {
  const address = `/api/${kind}`;

  async function makeDesk() {
    const owner = await makeUser();
    const listing = await makeListing({ userId: owner.id });
    const make = (overrides: Overrides = {}) => makeOne({ listingId: listing.id, ...overrides });
    return { owner, make, client: await signedIn(owner) };
  }

  const rowOf = async (id: number) => (await rows()).find((row) => row.id === id);

  it('lists what the landlord’s listings received, newest first, in pages', async () => {
    const { owner, client, make } = await makeDesk();
    const first = await make({ createdAt: new Date('2026-01-01T10:00:00Z') });
    const second = await make({ createdAt: new Date('2026-01-02T10:00:00Z'), handledAt: new Date() });
    const third = await make({ createdAt: new Date('2026-01-02T10:00:00Z') });
    await makeOne();
    const list = (query: string) =>
      client.get<Page<{ id: number }>>(`/api/users/${owner.id}/${kind}${query}`);
    const page = await list(`?${newest}limit=2`);
    expect(page.body.data.map(({ id }) => id)).toEqual([third.id, second.id]);
    expect(page.body.meta).toMatchObject({ total: 3, per_page: 2, last_page: 2, current_page: 1 });
    const last = await list(`?${newest}limit=2&page=2`);
    expect(last.body.data.map(({ id }) => id)).toEqual([first.id]);
    expect((await list('?page=9')).body.data).toEqual([]);
    for (const bad of ['?page=0', '?page=x', '?limit=0']) expect((await list(bad)).status, bad).toBe(422);
  });

  it('counts all and unread ones', async () => {
    const { owner, client, make } = await makeDesk();
    await make({ readAt: new Date() });
    await make();
    await makeOne();
    const { body } = await client.get(`/api/users/${owner.id}/${kind}/count`);
    expect(body).toEqual({ count: 2, unread: 1, unread_messages: 0 });
  });

  it('marks one as read when its landlord opens it, not an admin', async () => {
    const { owner, client, make } = await makeDesk();
    const { id } = await make();
    const admin = await signedIn(await makeAdmin());
    const seen = await admin.get<{ data: { id: number } }>(`${address}/${id}`);
    expect(seen.body.data.id).toBe(id);
    expect(
      (await admin.post(`/api/impersonate/${owner.id}`, { reason: 'Op vraag van de verhuurder.' })).status,
    ).toBe(200);
    expect((await admin.get(`${address}/${id}`)).status).toBe(200);
    expect((await rowOf(id))?.readAt).toBeNull();
    const { body } = await client.get<{ data: { read_at: string } }>(`${address}/${id}`);
    const first = (await rowOf(id))?.readAt;
    expect(body.data.read_at).toBe(first?.toISOString());
    await client.get(`${address}/${id}`);
    expect((await rowOf(id))?.readAt).toEqual(first);
  });

  it.each(['0', 'x', '99999999999', '1.5', '424242'])('does not find %s', async (id) => {
    const { client } = await makeDesk();
    expect((await client.get(`${address}/${id}`)).status).toBe(404);
  });

  it.each([
    ['bulk-mark-as-read', 'readAt'],
    ['bulk-mark-as-handled', 'handledAt'],
  ] as const)('%s marks several, keeps an earlier mark, and leaves others alone', async (call, column) => {
    const { client, make } = await makeDesk();
    const earlier = new Date('2026-02-03T04:05:06Z');
    const [a, b, other] = [await make(), await make({ [column]: earlier }), await make()];
    expect((await client.put(`${address}/${call}?ids=${a.id},${b.id}`)).status).toBe(204);
    expect((await rowOf(a.id))?.[column]).toEqual(expect.any(Date));
    expect((await rowOf(b.id))?.[column]).toEqual(earlier);
    expect((await rowOf(other.id))?.[column]).toBeNull();
  });

  it.each(['', '?ids=', '?ids=x', '?ids=1,,2', `?ids=${Array.from({ length: 101 }, (_, n) => n + 1)}`])(
    'does nothing without a valid list: %s',
    async (query) => {
      const { client } = await makeDesk();
      for (const call of ['bulk-mark-as-read', 'bulk-mark-as-handled'])
        expect((await client.put(`${address}/${call}${query}`)).status, call).toBe(422);
      expect((await client.delete(`${address}/bulk-destroy${query}`)).status).toBe(422);
    },
  );

  it('does nothing if one of several belongs to somebody else, or does not exist', async () => {
    const { client, make } = await makeDesk();
    const mine = await make();
    const foreign = await makeOne();
    for (const ids of [`${mine.id},${foreign.id}`, `${mine.id},999999`]) {
      for (const call of ['bulk-mark-as-read', 'bulk-mark-as-handled'])
        expect((await client.put(`${address}/${call}?ids=${ids}`)).status, call).toBe(404);
      expect((await client.delete(`${address}/bulk-destroy?ids=${ids}`)).status).toBe(404);
    }
    const untouched = (await rows()).filter(({ readAt, handledAt }) => readAt === null && handledAt === null);
    expect(untouched).toHaveLength(2);
  });

  it('deletes several, and only those', async () => {
    const { client, make } = await makeDesk();
    const [a, b, other] = [await make(), await make({ handledAt: new Date() }), await make()];
    expect((await client.delete(`${address}/bulk-destroy?ids=${a.id},${b.id}`)).status).toBe(204);
    expect((await rows()).map(({ id }) => id)).toEqual([other.id]);
  });
});
