import { describe, expect, it } from 'vitest';
import { isOnline, toListingCard } from '@/lib/favorites/card';
import { listingCardDto } from '@/lib/listings/card-contract';
import type { PublicListing } from '@/lib/listings/contract';

const listing: PublicListing = {
  id: 7,
  slug: 'zeezicht-oostende',
  name: 'Zeezicht',
  name_residence: null,
  description: 'Licht appartement',
  logiesdecreet: '123456',
  property_type: 'apartment',
  number_of_bedrooms: 2,
  number_of_bathrooms: 1,
  max_capacity: 4,
  oceanview: 'front',
  price: 95,
  address_street_name: null,
  address_house_number: null,
  address_house_number_addition: null,
  city: { id: 11, name: 'Oostende', latitude: 51.23, longitude: 2.92 },
  latitude: 51.23,
  longitude: 2.92,
  approved_at: '2026-01-02T09:00:00.000Z',
  disabled_at: null,
  phone_number: '0032470123456',
  check_in: '15:00:00',
  check_out: '10:00:00',
  rooms: [],
  house_rules: null,
  cancellation: null,
  distance_to_beach_m: null,
  settings: [{ listing_option_id: 2, value: 1 }],
  min_stay: 1,
  max_stay: 30,
  max_days_reservation_advance: 365,
  rental_period_night: true,
  rental_period_week: false,
  rental_period_midweek: false,
  rental_period_two_weeks: false,
  rental_period_weekend: false,
  rental_period_long_weekend: false,
  rental_period_month: false,
  rental_period_year: false,
  pictures: [{ id: 'a', url: '/fotos/a/1280.jpg', order_number: 1 }],
  user: { first_name: 'Marie' },
  managers: [],
};

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
