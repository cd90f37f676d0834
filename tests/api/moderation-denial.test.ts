import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing } from '@/prisma/generated/client';
import type { OwnListing } from '@/lib/listings/contract';
import type { ReviewDto } from '@/lib/moderation/contract';
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
const deny = (message = 'Bestaat niet.') => byAdmin.put(`/api/listings/${listing.id}/deny`, { message });

interface Refusal {
  errors: Record<string, string[]>;
}

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

  it('tells nobody else', async () => {
    const online = await makeListing();
    await byAdmin.put(`/api/listings/${online.id}/deny`, { message: 'Klachten van gasten.' });
    expect((await visitor().get(`/api/listings/${online.id}`)).text).not.toMatch(/denied|denial|Klachten/);
  });

  it.each([{}, { message: null }, { message: '  ' }])('is not made by %j: a reason is due', async (body) => {
    for (const call of ['deny', 'destroy'] as const) {
      const path = `/api/listings/${listing.id}/${call}`;
      const { status, body: answer } =
        call === 'deny' ? await byAdmin.put<Refusal>(path, body) : await byAdmin.delete<Refusal>(path, body);
      expect([status, Object.keys(answer.errors)]).toEqual([422, ['message']]);
    }
    expect((await seen()).at).toBe(false);
  });
});

describe('the review of a listing that was denied before', () => {
  const review = async () => {
    const { body } = await byAdmin.get<{ data: ReviewDto }>(`/api/listings/${listing.id}/review`);
    return body.data;
  };
  const submit = (changes: object = {}) =>
    client.put(`/api/listings/${listing.id}`, toBody({ action: 'enable', ...changes }));

  it('has every denial with its reason and admin, the latest first', async () => {
    expect(await review()).toMatchObject({ denials: [], unchanged_since_denial: false });
    await deny('De foto’s zijn niet van deze woning.');
    await submit();
    await deny('Nog altijd niet.');
    await submit();
    const { denials } = await review();
    expect(denials).toMatchObject([
      { reason: 'Nog altijd niet.', admin_name: 'An Beheerder' },
      { reason: 'De foto’s zijn niet van deze woning.', admin_name: 'An Beheerder' },
    ]);
  });

  it('says whether anything that the public would see has changed since', async () => {
    await submit();
    await deny();
    await submit();
    expect((await review()).unchanged_since_denial).toBe(true);
    await client.put(`/api/listings/${listing.id}`, toBody({ price: '999' }));
    expect((await review()).unchanged_since_denial).toBe(false);
  });
});
