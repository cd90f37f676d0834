import { describe, expect, it } from 'vitest';
import { isOnline, toListingCard } from '@/lib/favorites/card';
import { listingCardDto } from '@/lib/listings/card-contract';
import { publicListing as listing } from '@/tests/factories/public-listing';

describe('a favourite', () => {
  it('becomes exactly what the card of a list takes', () => {
    const card = toListingCard(listing);
    expect(listingCardDto.strict().parse(card)).toEqual(card);
    expect(card).toMatchObject({ slug: listing.slug, price: 95, picture_placeholder: null, stay: null });
  });

  it.each([
    [true, {}],
    [false, { disabled_at: '2026-03-02T09:00:00.000Z' }],
    [false, { approved_at: null }],
  ])('is online: %s, with %j', (online, changes) => {
    expect(isOnline({ ...listing, ...changes })).toBe(online);
  });
});
