import { beforeEach, describe, expect, it } from 'vitest';
import type { BookingRequestDto, BookingRequestPage } from '@/lib/booking-requests/contract';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { anonymiseGuests } from '@/server/booking-requests/anonymise-guests';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeListing } from '@/tests/factories/listing';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

async function makeDesk() {
  const owner = await makeUser();
  const listing = await makeListing({ userId: owner.id });
  const make = (overrides: Parameters<typeof makeBookingRequest>[0] = {}) =>
    makeBookingRequest({ listingId: listing.id, ...overrides });
  return { owner, listing, make, client: await signedIn(owner) };
}

const decided = (status: 'approved' | 'declined' | 'canceled') => ({ status, modifiedAt: new Date() });

describe('the lists', () => {
  it('hold what the own listings received, newest first, in pages', async () => {
    const { owner, client, make } = await makeDesk();
    const first = await make({ createdAt: new Date('2026-01-01T10:00:00Z') });
    const second = await make({ createdAt: new Date('2026-01-02T10:00:00Z'), ...decided('declined') });
    const third = await make({ createdAt: new Date('2026-01-02T10:00:00Z') });
    await makeBookingRequest();
    const list = (query: string) =>
      client.get<BookingRequestPage>(`/api/users/${owner.id}/booking-requests${query}`);
    const page = await list('?limit=2');
    expect(page.body.data.map(({ id }) => id)).toEqual([third.id, second.id]);
    expect(page.body.meta).toMatchObject({ total: 3, per_page: 2, last_page: 2, current_page: 1 });
    expect((await list('?limit=2&page=2')).body.data.map(({ id }) => id)).toEqual([first.id]);
    expect((await list('?page=9')).body.data).toEqual([]);
    for (const bad of ['?page=0', '?page=x', '?limit=0']) expect((await list(bad)).status, bad).toBe(422);
  });

  it('hold as bookings what is approved or was canceled after that, the last arrival first', async () => {
    const { owner, client, make } = await makeDesk();
    const near = await make(decided('approved'));
    const start = addDays(todayIn(), 100);
    const far = await make({
      ...decided('canceled'),
      startDate: dayToUtcDate(start),
      endDate: dayToUtcDate(addDays(start, 2)),
    });
    await make();
    await make(decided('declined'));
    const { body } = await client.get<BookingRequestPage>(`/api/users/${owner.id}/bookings`);
    expect(body.data.map(({ id }) => id)).toEqual([far.id, near.id]);
  });

  it('count all and what nobody opened', async () => {
    const { owner, client, make } = await makeDesk();
    await make({ readAt: new Date() });
    await make();
    await make(decided('approved'));
    await makeBookingRequest();
    const count = async (kind: string) => (await client.get(`/api/users/${owner.id}/${kind}/count`)).body;
    expect(await count('booking-requests')).toEqual({ count: 3, unread: 2 });
    expect(await count('bookings')).toEqual({ count: 1, unread: 1 });
  });
});

describe('one request', () => {
  it('tells everything of the guest and the stay', async () => {
    const { client, make, listing } = await makeDesk();
    const request = await make({ checkIn: null, phoneNumber: '+32 470 00 00 00' });
    const { status, body } = await client.get<{ data: BookingRequestDto }>(
      `/api/booking-requests/${request.id}`,
    );
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      uuid: request.uuid,
      status: null,
      name: 'Jan Janssens',
      date_of_birth: '1980-03-02',
      start_date: addDays(todayIn(), 60),
      listing: { slug: listing.slug, check_in: '15:00:00', pictures: [] },
      modified_by: null,
      note: null,
    });
  });

  it('is read once its owner opened it, not an admin', async () => {
    const { client, make } = await makeDesk();
    const { id } = await make();
    const readAt = async () => (await prisma().bookingRequest.findUniqueOrThrow({ where: { id } })).readAt;
    await (await signedIn(await makeAdmin())).get(`/api/booking-requests/${id}`);
    expect(await readAt()).toBeNull();
    const { body } = await client.get<{ data: BookingRequestDto }>(`/api/booking-requests/${id}`);
    const first = await readAt();
    expect(body.data.read_at).toBe(first?.toISOString());
    await client.get(`/api/booking-requests/${id}`);
    expect(await readAt()).toEqual(first);
  });

  it.each([
    [{ note: '  Sleutel bij de buren ' }, 200, 'Sleutel bij de buren'],
    [{ note: '' }, 200, null],
    [{ note: 'x'.repeat(1900) }, 200, 'x'.repeat(1900)],
    [{ note: 'x'.repeat(1901) }, 422, 'oud'],
    [{ note: 7 }, 422, 'oud'],
  ])('keeps a note: %#', async (body, status, note) => {
    const { client, make } = await makeDesk();
    const { id } = await make({ note: 'oud' });
    expect((await client.put(`/api/booking-requests/${id}`, body)).status).toBe(status);
    expect((await prisma().bookingRequest.findUniqueOrThrow({ where: { id } })).note).toBe(note);
  });

  it.each(['0', 'x', '99999999999', '1.5'])('%s is none', async (id) => {
    const { client } = await makeDesk();
    expect((await client.get(`/api/booking-requests/${id}`)).status).toBe(404);
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
    expect((await client.put(`/api/booking-requests/${call}?ids=${a.id},${b.id}`)).status).toBe(204);
    const rows = await prisma().bookingRequest.findMany({ orderBy: { id: 'asc' } });
    expect(rows.map((row) => row[column] !== null)).toEqual([true, true, false]);
    expect(rows[1]?.[column]).toEqual(earlier);
    expect(other.id).toBe(rows[2]?.id);
  });

  it.each(['', '?ids=', '?ids=x', '?ids=1,,2', `?ids=${Array.from({ length: 101 }, (_, n) => n + 1)}`])(
    'is refused without a right list: %s',
    async (query) => {
      const { client } = await makeDesk();
      expect((await client.put(`/api/booking-requests/bulk-mark-as-read${query}`)).status).toBe(422);
      expect((await client.delete(`/api/booking-requests/bulk-destroy${query}`)).status).toBe(422);
    },
  );

  it('does nothing when one of them is somebody else’s, or none at all', async () => {
    const { client, make } = await makeDesk();
    const mine = await make();
    const foreign = await makeBookingRequest();
    for (const ids of [`${mine.id},${foreign.id}`, `${mine.id},999999`]) {
      expect((await client.put(`/api/booking-requests/bulk-mark-as-read?ids=${ids}`)).status).toBe(404);
      expect((await client.put(`/api/booking-requests/bulk-mark-as-handled?ids=${ids}`)).status).toBe(404);
      expect((await client.delete(`/api/booking-requests/bulk-destroy?ids=${ids}`)).status).toBe(404);
    }
    expect(await prisma().bookingRequest.count({ where: { readAt: null, handledAt: null } })).toBe(2);
  });

  it('removes them, but nothing when a stay among them is not over', async () => {
    const { client, make } = await makeDesk();
    const past = dayToUtcDate(addDays(todayIn(), -3));
    const over = await make({
      ...decided('approved'),
      startDate: dayToUtcDate(addDays(todayIn(), -9)),
      endDate: past,
    });
    const pending = await make();
    const coming = await make(decided('approved'));
    const destroy = (...ids: number[]) => client.delete(`/api/booking-requests/bulk-destroy?ids=${ids}`);
    expect((await destroy(pending.id, coming.id)).status).toBe(409);
    expect(await prisma().bookingRequest.count()).toBe(3);
    expect((await destroy(pending.id, over.id)).status).toBe(204);
    expect(await prisma().bookingRequest.count()).toBe(1);
  });
});

describe('a guest’s data', () => {
  it('are made anonymous 24 months after the departure, once', async () => {
    const { make } = await makeDesk();
    const stayUntil = (days: number) => ({
      startDate: dayToUtcDate(addDays(todayIn(), days - 4)),
      endDate: dayToUtcDate(addDays(todayIn(), days)),
    });
    const old = await make({ ...stayUntil(-732), note: 'privé', reply: 'Dag Jan', phoneNumber: '0470' });
    const young = await make(stayUntil(-728));
    expect(await anonymiseGuests()).toBe(1);
    expect(await anonymiseGuests()).toBe(0);
    const rows = await prisma().bookingRequest.findMany({ orderBy: { id: 'asc' } });
    expect(rows[0]).toMatchObject({
      id: old.id,
      email: '',
      dateOfBirth: null,
      phoneNumber: null,
      message: '',
      note: null,
      reply: null,
      price: 300,
    });
    expect(JSON.stringify(rows[0])).not.toMatch(/Jan/);
    expect(rows[1]).toMatchObject({ id: young.id, firstName: 'Jan', anonymisedAt: null });
  });
});
