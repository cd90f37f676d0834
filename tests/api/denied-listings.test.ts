/**
 * A listing that an admin denied is visible only to its landlord and admins; of what was public only its place stays.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, ListingPicture } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { findDeletedListing } from '@/server/features/listings/find-deleted-listing';
import { findListingPage } from '@/server/features/listings/page/find-listing-page';
import { listingPhotos } from '@/server/mail/listing-photos';
import { makeListing } from '@/tests/factories/listing';
import { makePicture } from '@/tests/factories/picture';
import { makeCoLandlord, makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { toBody } from '@/tests/support/listing-form';
import { signedInAdmin } from '@/tests/support/moderation';

let listing: Listing;
let picture: Pick<ListingPicture, 'id'>;
let people: Record<'visitor' | 'owner' | 'manager' | 'stranger' | 'admin', TestClient>;

beforeEach(async () => {
  await truncateAll();
  const [owner, manager] = [await makeUser(), await makeCoLandlord()];
  listing = await makeListing({ userId: owner.id, cityId: 11, displayHomeAddress: false });
  picture = await makePicture({ listingId: listing.id });
  await prisma().listingManager.create({
    data: { listingId: listing.id, email: manager.email, userId: manager.id },
  });
  people = {
    visitor: visitor(),
    owner: await signedIn(owner),
    manager: await signedIn(manager),
    stranger: await signedIn(await makeUser()),
    admin: (await signedInAdmin()).client,
  };
});

const deny = () => people.admin.put(`/api/listings/${listing.id}/deny`, { message: 'Bestaat niet.' });
const save = (body: Record<string, string>) => people.owner.put(`/api/listings/${listing.id}`, toBody(body));
const pageOf = () => findListingPage(listing.slug, () => Promise.resolve(null));

const reads = () => [
  `/api/listings/${listing.id}`,
  `/api/listings/${listing.slug}`,
  `/api/listings/${listing.id}/availability`,
  `/api/listings/${listing.id}/custom-listing-prices?start_date=2027-06-01&end_date=2027-06-30`,
  `/api/listings/${listing.id}/reviews`,
];

/** Expects that only the landlord and admins get it. */
async function expectNoSight() {
  for (const path of reads()) {
    expect([path, (await people.visitor.get(path)).status]).toEqual([path, 404]);
    expect([path, (await people.stranger.get(path)).status]).toEqual([path, 404]);
  }
  for (const path of [`/api/listings/${listing.id}/calendar`, `/fotos/${picture.id}/640.jpg`])
    expect([path, (await people.visitor.get(path)).status]).toEqual([path, 404]);
  expect(await pageOf()).toBeNull();
  expect(await listingPhotos([listing.slug])).toEqual(new Map());
}

describe('a denied listing that was public', () => {
  it('exists for its landlord and admins, and in no answer for anyone else', async () => {
    expect((await people.visitor.get(`/api/listings/${listing.id}`)).status).toBe(200);
    expect((await deny()).status).toBe(200);
    await expectNoSight();
    for (const path of reads()) {
      expect([path, (await people.manager.get(path)).status]).toEqual([path, 404]);
      expect([path, (await people.owner.get(path)).status]).toEqual([path, 200]);
      expect([path, (await people.admin.get(path)).status]).toEqual([path, 200]);
    }
    const me = await people.manager.get<{ data: { id: number } }>('/api/user');
    const shared = await people.manager.get<{ data: unknown[] }>(`/api/users/${me.body.data.id}/listings`);
    expect(shared.body.data).toEqual([]);
  });

  it('gives those with its secret calendar URL the occupied nights', async () => {
    const secret = 'A'.repeat(43);
    await prisma().calendarAddress.create({ data: { listingId: listing.id, secret } });
    await deny();
    const { status, text } = await people.visitor.get(`/api/listings/${listing.id}/calendar/${secret}`);
    expect([status, text.startsWith('BEGIN:VCALENDAR')]).toEqual([200, true]);
  });

  it('keeps its place as an admin last saw it, whatever its landlord writes, and nothing else', async () => {
    await deny();
    expect((await save({ house_rules: 'Bel 0900 12 34' })).status).toBe(200);
    await prisma().listing.update({ where: { id: listing.id }, data: { cityId: 5 } });
    expect(await findDeletedListing(listing.slug)).toEqual({
      town: expect.objectContaining({ id: 11 }),
      point: null,
      isWithdrawn: true,
    });
    await expectNoSight();
  });

  it('does not become public by being submitted and withdrawn', async () => {
    await deny();
    expect((await save({ action: 'enable' })).status).toBe(200);
    await expectNoSight();
    expect((await people.owner.put(`/api/listings/${listing.id}/disable`)).status).toBe(200);
    await expectNoSight();
    expect(await findDeletedListing(listing.slug)).toMatchObject({ isWithdrawn: true });
  });

  it('is public again once an admin approves it', async () => {
    await deny();
    await save({ action: 'enable' });
    expect((await people.admin.put(`/api/listings/${listing.id}/approve`, {})).status).toBe(200);
    expect((await people.visitor.get(`/api/listings/${listing.id}`)).status).toBe(200);
    expect(await findDeletedListing(listing.slug)).toBeNull();
  });
});

describe('an approved listing', () => {
  it('that its landlord takes offline keeps its page', async () => {
    await people.owner.put(`/api/listings/${listing.id}/disable`);
    expect((await pageOf())?.visibility).toBe('retired');
    expect(await findDeletedListing(listing.slug)).toBeNull();
  });
});
