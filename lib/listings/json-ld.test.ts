import { describe, expect, it } from 'vitest';
import { breadcrumbList, scriptSafeJson, vacationRental } from '@/lib/listings/json-ld';
import { listingOptionId } from '@/lib/listings/options';
import type { ListingOptionKey } from '@/lib/listings/options';
import { inLanguage } from '@/tests/support/in-language';
import { makeListingPageModel } from '@/tests/factories/listing-page';
import { makePageReviews } from '@/tests/factories/page-reviews';

const origin = 'https://kust.test';
const settings = (values: Partial<Record<ListingOptionKey, number>>) =>
  (Object.keys(values) as ListingOptionKey[]).map((key) => ({
    listing_option_id: listingOptionId(key),
    value: values[key] ?? 0,
  }));

/** As serialized in the page. */
const written = (data: Parameters<typeof scriptSafeJson>[0]): unknown => JSON.parse(scriptSafeJson(data));

describe('vacationRental', () => {
  it('has everything that is required', () => {
    expect(written(vacationRental(makeListingPageModel(), origin))).toMatchObject({
      '@type': 'VacationRental',
      additionalType: 'Apartment',
      identifier: 'listing-7',
      name: 'Zeezicht',
      latitude: '51.23250',
      longitude: '2.91110',
      image: Array.from({ length: 9 }, (_, index) => `${origin}/fotos/p${index + 1}/1280.jpg`),
      containsPlace: { '@type': 'Accommodation', occupancy: { '@type': 'QuantitativeValue', value: 4 } },
    });
  });

  it('describes the home by facts in another language, and says what is Dutch in it', () => {
    const listing = makeListingPageModel({ description: 'Dicht bij zee.', reviews: makePageReviews() });
    const data = inLanguage('fr', () => written(vacationRental(listing, origin)));
    expect(data).toMatchObject({
      description: expect.stringMatching(/^Appartement pour 4 personnes à Ostende\./),
      knowsLanguage: 'fr',
      review: [{ inLanguage: 'nl-BE' }],
    });
    expect(JSON.stringify(data)).not.toContain('Dicht bij zee.');
    const own = { ...listing, description: 'Près de la mer.', translated: ['description' as const] };
    expect(inLanguage('fr', () => written(vacationRental(own, origin)))).toMatchObject({
      description: 'Près de la mer.',
    });
    expect(JSON.stringify(written(vacationRental(listing, origin)))).not.toContain('inLanguage');
  });

  it('has what is recommended and known', () => {
    const listing = makeListingPageModel({
      settings: settings({
        wifi: 1,
        pets_allowed: 0,
        single_beds: 2,
        double_beds: 1,
        parking_spaces: 1,
        personal_welcome: 0,
      }),
    });
    const data = written(vacationRental(listing, origin));
    expect(data).toMatchObject({
      url: `${origin}/aanbod/zeezicht-oostende`,
      address: { addressCountry: 'BE', addressRegion: 'West-Vlaanderen', addressLocality: 'Oostende' },
      checkinTime: '15:00:00',
      checkoutTime: '10:00:00',
      containsPlace: {
        additionalType: 'EntirePlace',
        numberOfBedrooms: 2,
        numberOfBathroomsTotal: 1,
        bed: [
          { numberOfBeds: 2, typeOfBed: 'Single' },
          { numberOfBeds: 1, typeOfBed: 'Double' },
        ],
      },
    });
    const amenities = Object.fromEntries(
      (
        data as { containsPlace: { amenityFeature: { name: string; value: unknown }[] } }
      ).containsPlace.amenityFeature.map(({ name, value }) => [name, value]),
    );
    expect(amenities).toEqual({
      wifi: true,
      internetType: 'Free',
      petsAllowed: false,
      selfCheckinCheckout: true,
      licenseNum: 'Toerisme Vlaanderen: 123456',
    });
  });

  it('names of the other facts those that search engines have a name for', () => {
    const settings = [16, 17, 19, 28].map((id) => ({ listing_option_id: id, value: Number(id !== 28) }));
    expect(written(vacationRental(makeListingPageModel({ settings }), origin))).toMatchObject({
      containsPlace: {
        amenityFeature: [
          { name: 'elevator', value: true },
          { name: 'crib', value: true },
          { name: 'pool', value: false },
          { name: 'licenseNum' },
        ],
      },
    });
  });

  it('tells a street only where the page does', () => {
    const hidden = scriptSafeJson(vacationRental(makeListingPageModel(), origin));
    expect(hidden).not.toMatch(/streetAddress|postalCode/);
    const shown = makeListingPageModel({
      address_street_name: 'Zeedijk',
      address_house_number: '112',
      address_postcode: '8400',
    });
    expect(written(vacationRental(shown, origin))).toMatchObject({
      address: { streetAddress: 'Zeedijk 112', postalCode: '8400' },
    });
  });

  it('takes the point of the town for a home without one', () => {
    const data = vacationRental(makeListingPageModel({ latitude: null, longitude: null }), origin);
    expect(data).toMatchObject({ latitude: '51.22810', longitude: '2.91780' });
  });

  it('says the lowest price of a night that can be booked, in the words of the page', () => {
    const range = (more: Parameters<typeof makeListingPageModel>[0]) =>
      JSON.stringify(written(vacationRental(makeListingPageModel(more), origin))).match(
        /priceRange":"([^"]+)/,
      )?.[1];
    expect(range({})).toBe('vanaf €\u00a0100,- per nacht');
    expect(range({ lowest_night_price: 120 })).toBe('vanaf €\u00a0120,- per nacht');
    expect(range({ price: null })).toBeUndefined();
  });

  it('claims no rating where nobody reviewed it', () => {
    expect(scriptSafeJson(vacationRental(makeListingPageModel(), origin))).not.toMatch(/rating|review/i);
  });

  it('says of reviews what the page shows of them', () => {
    const reviews = makePageReviews({ count: 12 });
    const data = vacationRental(makeListingPageModel({ reviews }), origin);
    expect(written(data)).toMatchObject({
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.7,
        reviewCount: 12,
        bestRating: 5,
        worstRating: 1,
      },
      review: [
        {
          '@type': 'Review',
          reviewRating: { '@type': 'Rating', ratingValue: 5 },
          author: { '@type': 'Person', name: 'Els M.' },
          datePublished: '2027-02-15',
          reviewBody: 'Heerlijk wakker worden met zicht op zee.',
        },
      ],
    });
  });

  it('cannot be ended by what somebody writes', () => {
    const evil = makeListingPageModel({
      name: '</script><script>alert(1)</script>',
      description: '<!-- \u2028',
    });
    const text = scriptSafeJson(vacationRental(evil, origin));
    expect(text).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(text)).toMatchObject({ name: '</script><script>alert(1)</script>' });
  });
});

describe('breadcrumbList', () => {
  it('ends with the overview for the whole coast', () => {
    expect(written(breadcrumbList({ city: null }, origin))).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: `${origin}/` },
        { position: 2, name: 'Aanbod', item: `${origin}/aanbod` },
      ],
    });
  });

  it('leads from home to the town', () => {
    const items = [
      [1, 'Home', `${origin}/`],
      [2, 'Aanbod', `${origin}/aanbod`],
      [3, 'Oostende', `${origin}/aanbod?listing_city_id=11`],
    ];
    expect(written(breadcrumbList(makeListingPageModel(), origin))).toMatchObject({
      itemListElement: items.map(([position, name, item]) => ({ '@type': 'ListItem', position, name, item })),
    });
  });
});
