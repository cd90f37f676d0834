import { beforeEach, describe, expect, it } from 'vitest';
import type { BookingRequestDto, BookingRequestPage } from '@/lib/booking-requests/contract';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { anonymiseGuests } from '@/server/features/booking-requests/anonymise-guests';
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
  it('contain as bookings what is approved or was canceled after that, the next arrival first', async () => {
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
    expect(body.data.map(({ id }) => id)).toEqual([near.id, far.id]);
  });

  it('count all bookings and the unread ones', async () => {
    const { owner, client, make } = await makeDesk();
    await make();
    await make(decided('approved'));
    await make({ ...decided('canceled'), readAt: new Date() });
    await makeBookingRequest(decided('approved'));
    const { body } = await client.get(`/api/users/${owner.id}/bookings/count`);
    expect(body).toEqual({ count: 2, unread: 1, unread_messages: 0 });
  });
});

describe('one request', () => {
  it('contains everything about the guest and the stay', async () => {
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

  it.each([
    [{ note: '  Sleutel bij de buren ' }, 200, 'Sleutel bij de buren'],
    [{ note: '' }, 200, null],
    [{ note: 'x'.repeat(1900) }, 200, 'x'.repeat(1900)],
    [{ note: 'x'.repeat(1901) }, 422, 'oud'],
    [{ note: 7 }, 422, 'oud'],
  ])('stores a note: %#', async (body, status, note) => {
    const { client, make } = await makeDesk();
    const { id } = await make({ note: 'oud' });
    expect((await client.put(`/api/booking-requests/${id}`, body)).status).toBe(status);
    expect((await prisma().bookingRequest.findUniqueOrThrow({ where: { id } })).note).toBe(note);
  });

  it('hides the note from admins, also while one of them impersonates the landlord', async () => {
    const { owner, client, make } = await makeDesk();
    const { id } = await make({ note: 'Sleutel onder de mat' });
    const admin = await makeAdmin();
    const acting = await signedIn(admin);
    expect(
      (await acting.post(`/api/impersonate/${owner.id}`, { reason: 'Op vraag van de verhuurder.' })).status,
    ).toBe(200);
    const addresses = [
      `/api/booking-requests/${id}`,
      `/api/users/${owner.id}/booking-requests`,
      `/api/users/${owner.id}/bookings`,
      `/api/users/${owner.id}/export`,
    ];
    for (const other of [await signedIn(admin), acting]) {
      for (const address of addresses) {
        expect((await other.get(address)).text, address).not.toContain('Sleutel');
      }
      expect((await other.put(`/api/booking-requests/${id}`, { note: 'Gezien' })).status).toBe(403);
    }
    const { body } = await client.get<{ data: BookingRequestDto }>(`/api/booking-requests/${id}`);
    expect(body.data.note).toBe('Sleutel onder de mat');
  });
});

describe('several at once', () => {
  it('are deleted, but none if one of them is a stay that is not over', async () => {
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
  it('are anonymised 24 months after the departure, once', async () => {
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
