/** The approval mail contains what a guest needs on arrival. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Prisma } from '@/prisma/generated/client';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeListing } from '@/tests/factories/listing';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { outbox } from '@/tests/support/booking';
import { signedIn } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const times = { check_in: '16:00', check_out: '10:00', message: 'Tot dan!' };
const whole = ['Residentie Zeewind', 'Zeedijk 112', '8400 Oostende'];

interface Approval {
  listing?: Partial<Prisma.ListingUncheckedCreateInput>;
  user?: Partial<Prisma.UserUncheckedCreateInput>;
  body?: object | FormData;
  byAdmin?: boolean;
}

async function approve({ listing = {}, user = {}, body = times, byAdmin = false }: Approval) {
  const owner = await makeUser({ phoneNumber: '0032470111111', ...user });
  const made = await makeListing({ userId: owner.id, ...listing });
  const request = await makeBookingRequest({ listingId: made.id });
  const client = await signedIn(byAdmin ? await makeAdmin() : owner);
  const { status } = await client.post(`/api/booking-requests/${request.id}/approve`, body);
  const [letter] = await outbox();
  return { status, owner, letter, props: letter?.props };
}

describe('the approval mail', () => {
  it('names the landlord, who receives the guest’s reply, also if an admin approved', async () => {
    for (const byAdmin of [false, true]) {
      const { letter, props, owner } = await approve({ byAdmin });
      expect(props).toMatchObject({ owner: { name: 'Marie Peeters', phone: '0032470111111' } });
      expect(letter?.replyTo).toBe(owner.email);
      await truncateAll();
    }
  });

  it('contains the listing’s phone number rather than its landlord’s', async () => {
    const { props } = await approve({ listing: { phoneNumber: '0032470222222' } });
    expect(props).toMatchObject({ owner: { phone: '0032470222222' } });
  });

  it('contains an address that is public', async () => {
    expect((await approve({})).props).toMatchObject({ address: whole });
  });

  it('contains no hidden address, unless the landlord reveals it', async () => {
    const listing = { displayHomeAddress: false };
    expect((await approve({ listing })).props).toMatchObject({ address: null });
    await truncateAll();
    const given = { listing, body: { ...times, share_address: true } };
    expect((await approve(given)).props).toMatchObject({ address: whole });
    await truncateAll();
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...times, share_address: '1' })) form.set(name, value);
    expect((await approve({ listing, body: form })).props).toMatchObject({ address: whole });
  });

  it('contains none if the landlord says so, or if none is known', async () => {
    expect((await approve({ body: { ...times, share_address: false } })).props).toMatchObject({
      address: null,
    });
    await truncateAll();
    const offline = { approvedAt: null, firstPublishedAt: null, disabledAt: new Date() };
    const unknown = { ...offline, addressStreetName: null };
    expect((await approve({ listing: unknown })).props).toMatchObject({ address: null });
  });

  it('says how to get in, if the landlord wrote that', async () => {
    const arrivalInfo = 'De sleutel ligt in kluisje 4711.';
    expect((await approve({ listing: { arrivalInfo } })).props).toMatchObject({ arrivalInfo });
    await truncateAll();
    expect((await approve({})).props).toMatchObject({ arrivalInfo: null });
  });

  it('refuses what is neither yes nor no', async () => {
    const { status, letter } = await approve({ body: { ...times, share_address: 'misschien' } });
    expect({ status, letter }).toEqual({ status: 422, letter: undefined });
  });
});

it('a request says whether its listing hides its address, for whoever approves it', async () => {
  const owner = await makeUser();
  const listing = await makeListing({ userId: owner.id, displayHomeAddress: false });
  const { id } = await makeBookingRequest({ listingId: listing.id });
  const { body } = await (
    await signedIn(owner)
  ).get<{ data: BookingRequestDto }>(`/api/booking-requests/${id}`);
  expect(body.data.listing).toMatchObject({ display_home_address: false });
});

describe('a request to be approved', () => {
  it.each<[string, Approval, object]>([
    ['a home that has all', {}, { has_phone: true, has_address: true, has_arrival_info: true }],
    [
      'a home that has nothing',
      { listing: { arrivalInfo: null, addressStreetName: null }, user: { phoneNumber: null } },
      { has_phone: false, has_address: false, has_arrival_info: false },
    ],
    [
      'a number of the home alone',
      { listing: { phoneNumber: '0032470222222' }, user: { phoneNumber: null } },
      { has_phone: true },
    ],
  ])('says what the mail of %s can contain, and the mail contains no more', async (_home, world, known) => {
    const owner = await makeUser({ phoneNumber: '0032470111111', ...world.user });
    const made = await makeListing({ userId: owner.id, arrivalInfo: 'Kluisje', ...world.listing });
    const { id } = await makeBookingRequest({ listingId: made.id });
    const client = await signedIn(owner);
    const { body } = await client.get<{ data: BookingRequestDto }>(`/api/booking-requests/${id}`);
    expect(body.data.listing).toMatchObject(known);
    await client.post(`/api/booking-requests/${id}/approve`, times);
    const [letter] = await outbox();
    const { owner: told, address, arrivalInfo } = Object(letter?.props);
    const { has_phone, has_address, has_arrival_info } = body.data.listing;
    expect([told.phone !== null, address !== null, arrivalInfo !== null]).toEqual([
      has_phone,
      has_address,
      has_arrival_info,
    ]);
  });
});
