import { describe, expect, it } from 'vitest';
import type { ListingCard } from '@/lib/listings/card-contract';
import { wirePhotoUrl } from '@/lib/listings/photos';
import { cardValues, idOfSent, shownCardOf, withoutPlaceholder } from '@/lib/listings/sent-card';
import { settingsOf } from '@/lib/listings/shown-card';
import { publicListing } from '@/tests/factories/public-listing';

const pictureOf = (id: string, order: number, turned: number, avif?: true) => ({
  ...{ id, order_number: order, url: wirePhotoUrl(id, turned) },
  ...(avif && { avif }),
});

const most: ListingCard = {
  ...publicListing,
  ...{ id: 12_345, oceanview: 'front', rating: 4.75, reviews_count: 12, distance_to_beach_m: 0 },
  settings: settingsOf(1),
  pictures: [pictureOf('9a1d8c90-37be-42a3-aad0-b489fd6de680', 1, 270, true), pictureOf('b', 2, 0)],
  picture_placeholder: 'data:image/webp;base64,UklGRg==',
  stay: null,
};
const least: ListingCard = {
  ...most,
  ...{ name: null, city: null, property_type: null, oceanview: null, rating: null, reviews_count: 0 },
  ...{ max_capacity: null, number_of_bedrooms: null, number_of_bathrooms: null, price: null },
  ...{ distance_to_beach_m: null, settings: [], pictures: [], picture_placeholder: null },
};

describe('a card as a page brings it', () => {
  it.each([
    ['with all that it can have', most, 20],
    ['with the least that it has', least, 15],
    ['with a few reviews alone', { ...least, rating: 3, reviews_count: 2 }, 19],
  ])('says what the answer of the API says, %s', (_what, card, length) => {
    const values = cardValues(card);
    expect(values).toHaveLength(length);
    const { pictures, picture_count: count, stay, city, ...facts } = shownCardOf([null, ...values]);
    expect(card).toMatchObject(facts);
    expect([city?.name, stay, count]).toEqual([card.city?.name, null, card.pictures.length]);
    const [first] = card.pictures;
    expect(pictures).toEqual(first ? [{ ...first, order_number: undefined }] : []);
    expect(idOfSent([null, ...values])).toBe(card.id);
  });

  it('brings what its search says of it', () => {
    const values = cardValues(most);
    expect(shownCardOf([[6, 960_00], ...values]).stay).toEqual({ nights: 6, total_cents: 960_00 });
    const found = shownCardOf([[6, 960_00, '2026-07-04', '2026-07-10'], ...values]);
    expect(found.stay).toMatchObject({ start_date: '2026-07-04', end_date: '2026-07-10' });
    const bare = shownCardOf(withoutPlaceholder([[6, 960_00], ...values]));
    expect(bare).toEqual({ ...shownCardOf([[6, 960_00], ...values]), picture_placeholder: null });
  });
});
