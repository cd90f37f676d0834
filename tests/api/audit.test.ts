import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, User } from '@/prisma/generated/client';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import type { ListingLogDto } from '@/lib/calendar/contract';
import { addDays, todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeContactRequest } from '@/tests/factories/contact-request';
import { makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { makePicture } from '@/tests/factories/picture';
import { makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { toBody } from '@/tests/support/listing-form';
import { auditEntries, signedInAdmin } from '@/tests/support/moderation';

let owner: User;
let client: TestClient;
let admin: User;
let byAdmin: TestClient;
let listing: Listing;

beforeEach(async () => {
  await truncateAll();
  owner = await makeUser({ firstName: 'Rita', lastName: 'Claes' });
  client = await signedIn(owner);
  ({ admin, client: byAdmin } = await signedInAdmin());
  listing = await makeListing({ userId: owner.id });
});

const actAsOwner = async () => {
  await byAdmin.post(`/api/impersonate/${owner.id}`, { reason: 'Op vraag van de verhuurder.' });
  await prisma().auditLog.deleteMany();
  return byAdmin;
};
const nights = [addDays(todayIn(), 20), addDays(todayIn(), 21)];
const block = (by: TestClient) =>
  by.post(`/api/listings/${listing.id}/disabled-booking-periods`, { dates: nights });

describe('what others see of an action by an impersonating admin', () => {
  it('is that an admin did it: in the calendar’s log', async () => {
    await block(await actAsOwner());
    await client.post(`/api/listings/${listing.id}/custom-listing-prices`, {
      prices: [{ valid_at: addDays(todayIn(), 30), price: 120 }],
    });
    const { body } = await client.get<{ data: ListingLogDto[] }>(`/api/listings/${listing.id}/logs`);
    expect(body.data.map(({ user }) => user?.name)).toEqual(['Rita Claes', 'beheerder namens Rita Claes']);
  });

  it('and of a decision about a request', async () => {
    const { id } = await makeBookingRequest({ listingId: listing.id });
    await (await actAsOwner()).post(`/api/booking-requests/${id}/decline`, {});
    const { body } = await client.get<{ data: BookingRequestDto }>(`/api/booking-requests/${id}`);
    expect(body.data.modified_by).toEqual({ full_name: 'beheerder namens Rita Claes' });
  });

  it('and reading by an admin does not mark anything as read', async () => {
    const [booking, contact] = [
      await makeBookingRequest({ listingId: listing.id }),
      await makeContactRequest({ listingId: listing.id }),
    ];
    const acting = await actAsOwner();
    expect((await acting.get(`/api/booking-requests/${booking.id}`)).status).toBe(200);
    expect((await acting.get(`/api/contact-requests/${contact.id}`)).status).toBe(200);
    const unread = { where: { readAt: null } };
    expect([
      await prisma().bookingRequest.count(unread),
      await prisma().contactRequest.count(unread),
    ]).toEqual([1, 1]);
  });
});

describe('an action by an impersonating admin', () => {
  it('is logged with the call', async () => {
    await block(await actAsOwner());
    expect(await auditEntries()).toEqual([
      {
        actorId: admin.id,
        action: 'impersonation.write',
        subjectType: 'user',
        subjectId: owner.id,
        details: {
          as_user_id: owner.id,
          listing_id: listing.id,
          call: `POST /api/listings/${listing.id}/disabled-booking-periods`,
        },
      },
    ]);
  });

  it('is not logged if refused, and never for the user’s own actions', async () => {
    const acting = await actAsOwner();
    expect((await block(acting)).status).toBe(200);
    await prisma().auditLog.deleteMany();
    const wrong = await acting.post(`/api/listings/${listing.id}/disabled-booking-periods`, { dates: [] });
    expect(wrong.status).toBe(422);
    await client.post(`/api/listings/${listing.id}/disabled-booking-periods/bulk-delete`, { dates: nights });
    expect(await auditEntries()).toEqual([]);
  });

  it('is logged in the same transaction: one cannot exist without the other', async () => {
    const acting = await actAsOwner();
    await prisma().$executeRaw`
      CREATE FUNCTION refuse_audit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$`;
    await prisma().$executeRaw`
      CREATE TRIGGER refuse_audit BEFORE INSERT ON audit_logs FOR EACH ROW EXECUTE FUNCTION refuse_audit()`;
    try {
      expect((await block(acting)).status).toBe(500);
      expect(await prisma().occupancy.count()).toBe(0);
    } finally {
      await prisma().$executeRaw`DROP FUNCTION refuse_audit CASCADE`;
    }
  });
});

describe('the audit log contains', () => {
  it.each([
    ['booking', makeBookingRequest],
    ['contact', makeContactRequest],
  ] as const)('each %s request that is deleted', async (kind, make) => {
    const ids = [(await make({ listingId: listing.id })).id, (await make({ listingId: listing.id })).id];
    const { status } = await client.delete(`/api/${kind}-requests/bulk-destroy?ids=${ids.join(',')}`);
    expect(status).toBe(204);
    expect(await auditEntries()).toEqual(
      ids.map((id) => ({
        actorId: owner.id,
        action: `${kind}-request.delete`,
        subjectType: `${kind}_request`,
        subjectId: id,
        details: {},
      })),
    );
  });

  it('what an admin changes about a listing, by field names', async () => {
    await makePicture({ listingId: listing.id });
    const { status } = await byAdmin.put(
      `/api/listings/${listing.id}`,
      toBody({ price: '140', phone_number: '0032470123456' }),
    );
    expect(status).toBe(200);
    await client.put(`/api/listings/${listing.id}`, toBody({ price: '150' }));
    await byAdmin.put(`/api/listings/${listing.id}/managers`, { create: ['zus@kust.test'] });
    expect(await auditEntries()).toMatchObject([
      {
        actorId: admin.id,
        action: 'listing.update',
        subjectId: listing.id,
        details: { fields: ['price', 'phone_number'] },
      },
      {
        actorId: admin.id,
        action: 'listing.update',
        subjectId: listing.id,
        details: { fields: ['managers'] },
      },
    ]);
  });

  it('who takes a listing offline and puts it back, and nothing twice', async () => {
    await makePicture({ listingId: listing.id });
    await client.put(`/api/listings/${listing.id}/disable`);
    await client.put(`/api/listings/${listing.id}/disable`);
    await client.put(`/api/listings/${listing.id}`, toBody({ action: 'enable' }));
    await client.put(`/api/listings/${listing.id}`, toBody({ action: 'disable' }));
    await byAdmin.put(`/api/listings/${listing.id}/disable`);
    expect((await auditEntries()).map(({ actorId, action }) => [actorId, action])).toEqual([
      [owner.id, 'listing.disable'],
      [owner.id, 'listing.enable'],
      [owner.id, 'listing.disable'],
    ]);
  });

  it('what an admin does to a calendar, by its call, and not what the owner does', async () => {
    await block(client);
    await byAdmin.post(`/api/listings/${listing.id}/custom-listing-prices`, {
      prices: [{ valid_at: addDays(todayIn(), 30), price: 120 }],
    });
    expect(await auditEntries()).toEqual([
      {
        actorId: admin.id,
        action: 'admin.write',
        subjectType: 'listing',
        subjectId: listing.id,
        details: { call: `POST /api/listings/${listing.id}/custom-listing-prices` },
      },
    ]);
  });

  it('the reason of a denial', async () => {
    const waiting = await makeWaitingListing({ userId: owner.id });
    await byAdmin.put(`/api/listings/${waiting.id}/deny`, { message: 'De foto’s zijn van een ander huis.' });
    expect(await auditEntries()).toMatchObject([
      { action: 'listing.deny', details: { reason: 'De foto’s zijn van een ander huis.' } },
    ]);
  });

  it('a listing that an admin creates for somebody', async () => {
    const made = await byAdmin.post<{ data: { id: number } }>(
      '/api/listings',
      toBody({ logiesdecreet: '900900', action: 'disable', user_id: String(owner.id) }),
    );
    expect(await auditEntries()).toMatchObject([
      {
        actorId: admin.id,
        action: 'listing.create',
        subjectId: made.body.data.id,
        details: { owner_id: owner.id },
      },
    ]);
  });

  it('both names of a listing that is approved and denied again', async () => {
    const waiting = await makeWaitingListing({ userId: owner.id });
    await byAdmin.put(`/api/listings/${waiting.id}/approve`, {});
    await byAdmin.put(`/api/listings/${waiting.id}/deny`, { message: 'Bestaat niet.' });
    expect((await auditEntries()).map(({ action }) => action)).toEqual(['listing.approve', 'listing.deny']);
  });
});
