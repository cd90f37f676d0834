import { describe, expect, it } from 'vitest';
import { mapListingOf } from './listing';
import { makeListingPageModel } from '@/tests/factories/listing-page';

describe('a home on its own map', () => {
  it.each([true, false])('says whether its address is shown: %s', (display_home_address) => {
    // A listing with a public address may still lack a street.
    const listing = mapListingOf(makeListingPageModel({ display_home_address, address_street_name: null }));
    expect(listing?.display_home_address).toBe(display_home_address);
  });

  it.each([{ latitude: null }, { longitude: null }, { city: null }])('has no map without %j', (missing) => {
    expect(mapListingOf(makeListingPageModel(missing))).toBeNull();
  });

  it('takes its first photo along', () => {
    expect(mapListingOf(makeListingPageModel())?.pictures).toEqual([{ url: '/fotos/p1/1280.jpg' }]);
  });
});
