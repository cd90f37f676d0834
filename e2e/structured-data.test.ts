/** The structured data of a listing meet Google's requirements and match what the page shows. */
import { expect, test } from 'vitest';
import { roundedPoint } from '@/lib/listings/address';
import { listingHeading } from '@/lib/listings/title';
import { formatTime } from '@/lib/format/date';
import { route } from '@/lib/paths';
import { meanText, toTenths } from '@/lib/reviews/rating-text';
import { featureTexts, optionFeatureTexts } from '@/lib/texts/listing-page';
import { reviewTexts } from '@/lib/texts/reviews';
import { readSitemaps } from '@/e2e/support/crawl';
import { decode, readPage } from '@/e2e/support/html';
import { origin, Program } from '@/e2e/support/program';

type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** The value at a path such as 'containsPlace.occupancy.value'; undefined if something on the path is missing. */
function at(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isData(value) ? value[key] : undefined), data);
}

const listAt = (data: unknown, path: string): Data[] => {
  const value = at(data, path);
  return Array.isArray(value) ? value.filter(isData) : [];
};

async function read(path: string) {
  const answer = await fetch(origin + path);
  const html = await answer.text();
  const blocks = readPage(html).structuredData;
  const ofType = (type: string) => blocks.filter((block) => at(block, '@type') === type);
  const [, body = ''] =
    /<main[^>]*>([\s\S]*)<\/main>/.exec(html.replaceAll(/<script[\s\S]*?<\/script>/g, '')) ?? [];
  const text = decode(body.replaceAll(/<[^>]+>/g, ' ')).replaceAll(/\s+/g, ' ');
  return { html, text, blocks, ofType };
}

const slugOf = (path: string) => path.split('/').at(-1) ?? '';

async function readListing(slug: string) {
  const page = await read(route('listing.show', { slug }));
  const rentals = page.ofType('VacationRental');
  expect(rentals, slug).toHaveLength(1);
  const { data: listing } = await (await fetch(`${origin}/api/listings/${slug}`)).json();
  return { ...page, rental: rentals[0], listing };
}

/** The best-known listings of the demo world, and every thirtieth listing. */
async function someSlugs(): Promise<string[]> {
  const known = ['de-witte-golf-oostende', 'villa-duinenlust-de-haan', 'studio-schelpje-koksijde'];
  const listings = [...(await readSitemaps())].filter((path) => /^\/aanbod\/[^/?]+$/.test(path)).map(slugOf);
  // Listings published temporarily by other tests come last.
  return [...new Set([...known, ...listings.slice(0, 240).filter((_, index) => index % 30 === 3)])];
}

const option = (key: keyof typeof optionFeatureTexts) => (value: unknown) => {
  expect(typeof value, key).toBe('boolean');
  return optionFeatureTexts[key](value === true ? 1 : 0);
};

/** What the page says if an amenity has this value. */
const amenityTexts: ReadonlyMap<string, (value: unknown) => string> = new Map([
  ['ac', option('air_conditioning')],
  ['petsAllowed', option('pets_allowed')],
  ['wheelchairAccessible', option('wheelchair_accessible')],
  ['elevator', option('lift')],
  ['tv', option('tv')],
  ['crib', option('cot')],
  ['fireplace', option('fireplace')],
  ['pool', option('swimming_pool')],
  ['wifi', option('wifi')],
  ['selfCheckinCheckout', (value) => option('personal_welcome')(value === false)],
  ['internetType', (value) => (value === 'Free' ? optionFeatureTexts.wifi(1) : `internet: ${String(value)}`)],
  ['licenseNum', (value) => String(value).replace('Toerisme Vlaanderen: ', '')],
]);

// developers.google.com/search/docs/appearance/structured-data/vacation-rental
test('has every required field, in the required form', async () => {
  for (const slug of await someSlugs()) {
    const { rental, listing } = await readListing(slug);
    expect(at(rental, '@context'), slug).toBe('https://schema.org');
    expect(at(rental, 'identifier'), slug).toBe(`listing-${listing.id}`);
    expect(at(rental, 'name'), slug).toMatch(/\S/);
    expect(at(rental, 'containsPlace.@type'), slug).toBe('Accommodation');
    expect(at(rental, 'containsPlace.occupancy.@type'), slug).toBe('QuantitativeValue');
    expect(at(rental, 'containsPlace.occupancy.value'), slug).toEqual(listing.max_capacity);
    expect(Number.isInteger(at(rental, 'containsPlace.occupancy.value')), slug).toBe(true);
    for (const field of ['latitude', 'longitude']) expect(at(rental, field), slug).toMatch(/^\d+\.\d{5,}$/);
    const images = at(rental, 'image');
    expect(Array.isArray(images) && new Set(images).size >= 8, `${slug} shows 8 photos`).toBe(true);
    expect(images, slug).toEqual(listing.pictures.map(({ url }: { url: string }) => origin + url));
  }
});

test('has the recommended fields that are known, with the terms that Google defines', async () => {
  const types =
    /^(Apartment|Bungalow|Cabin|Chalet|Cottage|Gite|HolidayVillageRental|House|Villa|VacationRental)$/;
  for (const slug of await someSlugs()) {
    const { rental } = await readListing(slug);
    expect(at(rental, 'additionalType'), slug).toMatch(types);
    expect(at(rental, 'containsPlace.additionalType'), slug).toBe('EntirePlace');
    expect(at(rental, 'address.addressCountry'), slug).toBe('BE');
    expect(at(rental, 'address.addressRegion'), slug).toBe('West-Vlaanderen');
    expect(at(rental, 'knowsLanguage'), slug).toBe('nl-BE');
    expect(at(rental, 'url'), slug).toBe(origin + route('listing.show', { slug }));
    for (const bed of listAt(rental, 'containsPlace.bed')) {
      expect([bed['@type'], bed.typeOfBed], slug).toEqual([
        'BedDetails',
        expect.stringMatching(/^(Single|Double)$/),
      ]);
    }
    const names = listAt(rental, 'containsPlace.amenityFeature').map(({ name }) => name);
    expect(new Set(names).size, slug).toBe(names.length);
    expect(names, slug).toContain('licenseNum');
  }
});

test('contains the reviews the page shows, and nothing if there are none', async () => {
  let rated = 0;
  for (const slug of await someSlugs()) {
    const { rental, listing, text } = await readListing(slug);
    if (listing.reviews_count === 0) {
      expect(JSON.stringify(rental), slug).not.toMatch(/rating|review/i);
      continue;
    }
    rated += 1;
    expect(at(rental, 'aggregateRating.reviewCount'), slug).toBe(listing.reviews_count);
    expect(at(rental, 'aggregateRating.ratingValue'), slug).toBe(toTenths(listing.rating));
    expect(text, slug).toContain(reviewTexts.count(listing.reviews_count));
    expect(text, slug).toContain(meanText(listing.rating));
    const reviews = listAt(rental, 'review');
    expect(reviews.length, slug).toBe(Math.min(5, listing.reviews_count));
    for (const review of reviews) {
      expect(text, slug).toContain(String(review.reviewBody).replaceAll(/\s+/g, ' '));
      expect(text, slug).toContain(String(at(review, 'author.name')));
    }
  }
  expect(rated).toBeGreaterThan(0);
  // The fixed strip on the home page is not a review.
  expect(JSON.stringify((await read('/')).blocks)).not.toMatch(/rating|review/i);
});

test('agrees with the page', async () => {
  for (const slug of await someSlugs()) {
    const { rental, listing, text } = await readListing(slug);
    const says = (words: string) => expect(text, slug).toContain(words);
    const town = String(at(rental, 'address.addressLocality'));
    says(listingHeading({ ...listing, name: String(at(rental, 'name')), city: { name: town } }));
    says(String(at(rental, 'description')).replaceAll(/\s+/g, ' ').trim());
    says(featureTexts.capacity(Number(at(rental, 'containsPlace.occupancy.value'))));
    says(featureTexts.bathrooms(Number(at(rental, 'containsPlace.numberOfBathroomsTotal'))));
    const bedrooms = at(rental, 'containsPlace.numberOfBedrooms');
    if (bedrooms === undefined) expect(listing.property_type, slug).toBe('studio');
    else says(featureTexts.bedrooms(Number(bedrooms)));
    for (const { typeOfBed, numberOfBeds } of listAt(rental, 'containsPlace.bed')) {
      const key = typeOfBed === 'Single' ? 'single_beds' : 'double_beds';
      says(optionFeatureTexts[key](Number(numberOfBeds)));
    }
    for (const { name, value } of listAt(rental, 'containsPlace.amenityFeature')) {
      const sentence = amenityTexts.get(String(name));
      expect(sentence, `${slug}: what the page says of ${String(name)}`).toBeDefined();
      if (sentence) says(sentence(value));
    }
    for (const field of ['checkinTime', 'checkoutTime']) {
      const time = at(rental, field);
      if (typeof time === 'string') says(formatTime(time));
    }
    // The lowest price as the page words it, and no other that could differ from it.
    says(String(at(rental, 'priceRange')).replaceAll(/\s+/g, ' '));
    expect(JSON.stringify(rental), slug).not.toMatch(/"(price|offers|priceSpecification)"/);
  }
});

test('contains street and exact location only if the page shows the address', async () => {
  const owner = await Program.signedIn('verhuurder');
  const shown = await readListing('de-witte-golf-oostende');
  expect(at(shown.rental, 'address.streetAddress')).toContain(shown.listing.address_street_name);
  expect(shown.text).toContain(String(at(shown.rental, 'address.streetAddress')));
  expect(at(shown.rental, 'latitude')).toBe(shown.listing.latitude.toFixed(5));
  expect(at(shown.rental, 'longitude')).toBe(shown.listing.longitude.toFixed(5));

  const hidden = await readListing('studio-schelpje-koksijde');
  const { data: secret } = await (await owner.call('GET', '/api/listings/studio-schelpje-koksijde')).json();
  expect(secret.display_home_address).toBe(false);
  const rounded = roundedPoint(secret);
  expect(at(hidden.rental, 'latitude')).toBe(rounded.latitude.toFixed(5));
  expect(at(hidden.rental, 'longitude')).toBe(rounded.longitude.toFixed(5));
  expect(at(hidden.rental, 'address.streetAddress')).toBeUndefined();
  expect(at(hidden.rental, 'address.postalCode')).toBeUndefined();
  const exact = [secret.address_street_name, secret.name_residence, secret.latitude, secret.longitude];
  for (const detail of exact) {
    expect(String(detail)).not.toMatch(/^(null)?$/);
    expect(hidden.html, `${detail} is nobody's business`).not.toContain(String(detail));
  }
});

test('the questions of a town are those that its page shows, with their answers', async () => {
  for (const town of [5, 11]) {
    const { ofType, text } = await read(route('listing.index', {}, { listing_city_id: town }));
    const [page, ...others] = ofType('FAQPage');
    expect(others).toEqual([]);
    const questions = listAt(page, 'mainEntity');
    expect(questions.length).toBeGreaterThanOrEqual(3);
    for (const question of questions) {
      const answer = String(at(question, 'acceptedAnswer.text')).replaceAll(/\s+/g, ' ');
      expect(text).toContain(`${String(at(question, 'name'))} ${answer}`);
    }
  }
  for (const query of [{}, { listing_city_id: 11, page: 2 }, { listing_city_id: 11, guests: 2 }])
    expect((await read(route('listing.index', {}, query))).ofType('FAQPage')).toEqual([]);
});

test('the breadcrumbs of a listing, a town and the whole coast match those shown', async () => {
  const town = route('listing.index', {}, { listing_city_id: 11 });
  const coast = [
    [1, 'Home', `${origin}/`],
    [2, 'Aanbod', `${origin}/aanbod`],
  ];
  const toTown = [...coast, [3, 'Oostende', origin + town]];
  const ways = [
    [route('listing.show', { slug: 'de-witte-golf-oostende' }), toTown],
    [town, toTown],
    [route('listing.index'), coast],
  ] as const;
  for (const [path, way] of ways) {
    const { ofType, html } = await read(path);
    const [crumbs, ...others] = ofType('BreadcrumbList');
    expect(others).toEqual([]);
    const items = listAt(crumbs, 'itemListElement');
    expect(items.map(({ position, name, item }) => [position, name, item])).toEqual(way);
    const [, trail = ''] = /<ol[^>]*>([\s\S]*?)<\/ol>/.exec(html) ?? [];
    expect(
      trail
        .replaceAll(/<[^>]+>/g, ' ')
        .trim()
        .split(/\s+/),
    ).toEqual(items.map(({ name }) => name));
  }
});

test('the home page names its organisation and how to search the site', async () => {
  const { ofType } = await read('/');
  expect(ofType('Organization')).toMatchObject([{ url: `${origin}/`, address: { addressCountry: 'BE' } }]);
  const logo = await fetch(String(at(ofType('Organization')[0], 'logo')));
  expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/png']);
  const [site] = ofType('WebSite');
  const input = String(at(site, 'potentialAction.query-input'));
  expect(input).toMatch(/^required name=\w+$/);
  const name = input.replace('required name=', '');
  const search = String(at(site, 'potentialAction.target.urlTemplate')).replace(`{${name}}`, '900001');
  const results = await fetch(search);
  expect(results.status).toBe(200);
  expect(await results.text()).toContain('/aanbod/de-witte-golf-oostende');
});

test('pages that must not be indexed have none', async () => {
  const disabled = route('listing.show', { slug: 'de-stille-duinpan-koksijde' });
  const filtered = route('listing.index', {}, { listing_city_id: 11, oceanview: 'front' });
  for (const path of [disabled, filtered]) expect((await read(path)).blocks, path).toEqual([]);
});
