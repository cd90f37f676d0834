import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SLUG_BASE_LENGTH, freeSlug, listingSlug, slugify, withSlugSuffix } from '@/lib/listings/slug';

describe('slugify', () => {
  it.each([
    ['Zeezicht', 'zeezicht'],
    ['  Villa   Zee & Zon! ', 'villa-zee-en-zon'],
    ["'t Zeepaardje", 't-zeepaardje'],
    ['Résidence Côte d’Azur', 'residence-cote-dazur'],
    ['Le Cœur Français', 'le-coeur-francais'],
    ['IJsvogel één ÜBER Straße', 'ijsvogel-een-uber-strasse'],
    ['İzmir ﬁn ½', 'izmir-fin-1-2'],
    ['L´Écume', 'lecume'],
    ['...', ''],
    ['海の家', ''],
  ])('%j is %j', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });
});

describe('listingSlug', () => {
  it.each([
    ['Zeezicht', 'Oostende', 'zeezicht-oostende'],
    ['Zonnebries', 'De Haan', 'zonnebries-de-haan'],
    ['Duinzicht De Haan', 'De Haan', 'duinzicht-de-haan'],
    ['Oostende', 'Oostende', 'vakantiewoning-oostende'],
    ['海の家', 'Heist', 'vakantiewoning-heist'],
    ['', null, 'vakantiewoning-aan-zee'],
    ['2027', null, 'vakantiewoning-2027'],
    ['Count', null, 'vakantiewoning-count'],
    ['Zee en zon', null, 'zee-en-zon'],
  ])('%j in %j is %j', (name, city, slug) => {
    expect(listingSlug(name, city)).toBe(slug);
  });

  it('shortens the name at a word and keeps the town', () => {
    const slug = listingSlug('een heel lange naam '.repeat(10), 'Oostduinkerke');
    expect(slug).toMatch(/^een-heel-lange-.*(een|heel|lange|naam)-oostduinkerke$/);
    expect(slug.length).toBeLessThanOrEqual(MAX_SLUG_BASE_LENGTH);
  });

  it('is always two words or more of plain letters and digits, short enough, and stable', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 120 }), fc.string({ maxLength: 120 }));
    fc.assert(
      fc.property(text, fc.option(fc.oneof(text, fc.constantFrom('De Panne', 'Heist'))), (name, city) => {
        const slug = listingSlug(name, city);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
        expect(slug.length).toBeLessThanOrEqual(MAX_SLUG_BASE_LENGTH);
        expect(slugify(slug)).toBe(slug);
        expect(withSlugSuffix(slug, 999_999).length).toBeLessThanOrEqual(80);
      }),
      { numRuns: 500 },
    );
  });
});

describe('freeSlug', () => {
  it.each([
    [[], 'zee-heist'],
    [['zee-heist'], 'zee-heist-2'],
    [['zee-heist', 'zee-heist-2', 'zee-heist-4'], 'zee-heist-3'],
    [['zee-heist-2'], 'zee-heist'],
  ])('with %j taken', (taken, free) => {
    expect(freeSlug('zee-heist', new Set(taken))).toBe(free);
  });
});
