import { describe, expect, it } from 'vitest';
import { listFeatures, settingValue } from '@/lib/listings/features';
import { listingOptions } from '@/lib/listings/options';

const empty = {
  property_type: null,
  max_capacity: null,
  number_of_bedrooms: null,
  number_of_bathrooms: null,
  oceanview: null,
  distance_to_beach_m: null,
  settings: [],
} as const;

const texts = (features: ReturnType<typeof listFeatures>) =>
  features.map(({ text, present }) => `${present ? '+' : '-'} ${text}`);

describe('listFeatures', () => {
  it('says what there is', () => {
    const listing = {
      property_type: 'apartment',
      max_capacity: 4,
      number_of_bedrooms: 2,
      number_of_bathrooms: 1,
      oceanview: 'front',
      distance_to_beach_m: 150,
      settings: [
        { listing_option_id: 1, value: 3 },
        { listing_option_id: 2, value: 1 },
        { listing_option_id: 9, value: 0 },
        { listing_option_id: 12, value: 2 },
        { listing_option_id: 13, value: 0 },
      ],
    } as const;
    expect(texts(listFeatures(listing))).toEqual([
      '+ Voor 4 personen',
      '+ 2 slaapkamers',
      '+ 1 badkamer',
      '+ Frontaal zeezicht',
      '+ 150 m tot het strand',
      '+ Verdieping 3',
      '+ 1 eigen parkeerplaats',
      '- Geen huisdieren',
      '+ 2 tweepersoonsbedden',
      '- Geen persoonlijk onthaal, u checkt zelf in',
    ]);
  });

  it.each([
    [0, 'Aan het strand'],
    [50, '50 m tot het strand'],
    [950, '950 m tot het strand'],
    [1000, '1 km tot het strand'],
    [1250, '1,3 km tot het strand'],
  ])('%i metres from the beach: %s', (metres, text) => {
    expect(texts(listFeatures({ ...empty, distance_to_beach_m: metres }))).toEqual([`+ ${text}`]);
  });

  it('leaves the bedrooms of a studio out', () => {
    const studio = { ...empty, property_type: 'studio', number_of_bedrooms: 1, max_capacity: 1 } as const;
    expect(texts(listFeatures(studio))).toEqual(['+ Voor 1 persoon']);
  });

  it('claims nothing of what is not filled in, nor of what no option is', () => {
    expect(listFeatures(empty)).toEqual([]);
    expect(listFeatures({ ...empty, settings: [{ listing_option_id: 99, value: 1 }] })).toEqual([]);
  });

  it.each(listingOptions.map(({ id, key }) => [key, id]))('%s reads otherwise without', (_key, id) => {
    const [without, one] = [0, 1].map(
      (value) => listFeatures({ ...empty, settings: [{ listing_option_id: id, value }] })[0],
    );
    expect([without?.present, one?.present]).toEqual([false, true]);
    expect(without?.text).not.toBe(one?.text);
  });
});

describe('settingValue', () => {
  it.each([
    ['pets_allowed', 0],
    ['parking_spaces', 2],
    ['wifi', null],
  ] as const)('%s is %s', (key, value) => {
    const settings = [
      { listing_option_id: 9, value: 0 },
      { listing_option_id: 2, value: 2 },
    ];
    expect(settingValue(settings, key)).toBe(value);
  });
});
