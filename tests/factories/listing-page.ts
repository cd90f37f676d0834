import type { ListingPageModel } from '@/lib/listings/page-model';
import { publicListing } from '@/tests/factories/public-listing';

/** The page model of an approved listing in Oostende with a hidden address, without a database. */
export function makeListingPageModel(overrides: Partial<ListingPageModel> = {}): ListingPageModel {
  return {
    ...publicListing,
    description: 'Een licht appartement op de dijk met zicht op zee. '.repeat(6).trim(),
    price: 100,
    address_postcode: null,
    display_home_address: false,
    city: { id: 11, name: 'Oostende', latitude: 51.2281, longitude: 2.9178 },
    latitude: 51.2325,
    longitude: 2.9111,
    pictures: Array.from({ length: 9 }, (_, index) => ({
      id: `p${index + 1}`,
      url: `/fotos/p${index + 1}/1280.jpg`,
      order_number: index + 1,
    })),
    approved_at: '2027-01-02T09:00:00.000Z',
    phone_number: null,
    user: { first_name: 'Griet', languages: [], photo_url: null },
    settings: [],
    occupied: [],
    today: '2027-03-01',
    last_day: '2028-02-29',
    price_text: 'Vanaf € 100 per nacht',
    facts: {},
    ...overrides,
  };
}
