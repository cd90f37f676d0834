import { describe, expect, it } from 'vitest';
import { nightPrice, priceIntro, shortPrice } from '@/lib/listings/price-text';
import { listingSummary } from '@/lib/listings/summary';
import { listingHeading, listingTitle } from '@/lib/listings/title';
import { inLanguage } from '@/tests/support/in-language';
import { makeListingPageModel } from '@/tests/factories/listing-page';

const byWeek = { rental_period_night: false, rental_period_week: true };
const byYear = { rental_period_night: false, rental_period_year: true };
/** Replaces the non-breaking space between the euro sign and the amount. */
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

describe('what a listing says of its price', () => {
  it.each([
    [{}, 'De prijzen zijn vanaf € 100,- per nacht in het laagseizoen.', 'vanaf € 100,- per nacht'],
    [byWeek, 'De prijzen zijn vanaf € 700,- per week in het laagseizoen.', 'vanaf € 700,- per week'],
    [
      byYear,
      'Deze vakantiewoning wordt per jaar verhuurd, vanaf € 100,- per nacht.',
      'vanaf € 100,- per nacht',
    ],
    [{ price: null }, null, null],
  ])('%j', (overrides, intro, short) => {
    const listing = makeListingPageModel(overrides);
    expect(plain(priceIntro(listing))).toBe(intro);
    expect(plain(shortPrice(listing))).toBe(short);
    expect(plain(nightPrice(listing))).toBe(listing.price === null ? null : 'Vanaf € 100 per nacht');
  });
});

describe('what a listing is called', () => {
  it('in the title and the heading', () => {
    const listing = makeListingPageModel();
    expect(listingTitle(listing)).toBe('Zeezicht - appartement te huur in Oostende');
    expect(listingHeading(listing)).toBe('Te huur: “Zeezicht” in Oostende');
  });
});

describe('listingSummary', () => {
  it('fits in a search result, on one line, cut after a word', () => {
    const summary = plain(
      listingSummary(makeListingPageModel({ description: `Dicht bij zee.\n\n${'woord '.repeat(60)}` })),
    );
    expect(summary).toMatch(
      /^Appartement voor 4 personen in Oostende\. Vanaf € 100,- per nacht\. Dicht bij zee\. woord .*woord…$/,
    );
    expect(summary?.length).toBeLessThanOrEqual(158);
  });

  it('says what there is of a concept', () => {
    expect(listingSummary(makeListingPageModel({ city: null, price: null, description: null }))).toBe('');
    expect(listingSummary(makeListingPageModel({ city: null, price: null, description: 'Kort.' }))).toBe(
      'Kort.',
    );
  });

  it.each([
    ['fr', /^Appartement pour 4 personnes à Ostende\. .+2 chambres\./],
    ['de', /^Ferienwohnung für 4 Personen in Ostende\. .+2 Schlafzimmer\./],
    ['en', /^Apartment for 4 people in Ostend\. .+2 bedrooms\./],
  ] as const)('is made of facts alone in %s', (language, facts) => {
    const listing = makeListingPageModel({ description: 'Dicht bij zee.' });
    const summary = inLanguage(language, () => plain(listingSummary(listing)));
    expect(summary).toMatch(facts);
    expect(summary).not.toContain('zee');
  });

  it('goes on in the landlord’s own words, where they are in the page’s language', () => {
    const listing = makeListingPageModel({ description: 'Près de la mer.', translated: ['description'] });
    expect(inLanguage('fr', () => plain(listingSummary(listing)))).toMatch(
      /^Appartement pour 4 personnes à Ostende\. .+ Près de la mer\.$/,
    );
    const rules = makeListingPageModel({ description: 'Dicht bij zee.', translated: ['house_rules'] });
    expect(inLanguage('fr', () => listingSummary(rules))).not.toContain('zee');
  });
});
