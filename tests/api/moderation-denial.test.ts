import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing } from '@/prisma/generated/client';
import type { OwnListing } from '@/lib/listings/contract';
import { makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { makePicture } from '@/tests/factories/picture';
import { makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { toBody } from '@/tests/support/listing-form';
import { signedInAdmin } from '@/tests/support/moderation';

let client: TestClient;
let byAdmin: TestClient;
let listing: Listing;

beforeEach(async () => {
  await truncateAll();
  const owner = await makeUser();
  client = await signedIn(owner);
  byAdmin = (await signedInAdmin()).client;
  listing = await makeWaitingListing({ userId: owner.id });
  await makePicture({ listingId: listing.id });
});

const seen = async () => {
  const { body } = await client.get<{ data: OwnListing }>(`/api/listings/${listing.id}`);
  return { at: body.data.denied_at !== null, message: body.data.denial_message };
};
const deny = (message?: string) => byAdmin.put(`/api/listings/${listing.id}/deny`, { message });

describe('a denied listing', () => {
  it('tells its landlord why, until it is submitted again', async () => {
    expect(await seen()).toEqual({ at: false, message: null });
    await deny('De foto’s zijn niet van deze woning.');
    expect(await seen()).toEqual({ at: true, message: 'De foto’s zijn niet van deze woning.' });
    await client.put(`/api/listings/${listing.id}`, toBody({ price: '120' }));
    expect((await seen()).at).toBe(true);
    await client.put(`/api/listings/${listing.id}`, toBody({ action: 'enable' }));
    expect(await seen()).toEqual({ at: false, message: null });
    await client.put(`/api/listings/${listing.id}/disable`);
    expect(await seen()).toEqual({ at: false, message: null });
  });

  it('does so without a message too, and tells nobody else', async () => {
    const online = await makeListing();
    await byAdmin.put(`/api/listings/${online.id}/deny`, { message: 'Klachten van gasten.' });
    expect((await visitor().get(`/api/listings/${online.id}`)).text).not.toMatch(/denied|denial|Klachten/);
    await deny();
    expect(await seen()).toEqual({ at: true, message: null });
  });
});
