import { beforeEach, describe, expect, it } from 'vitest';
import { googleAddresses, toFoundAddress } from '@/components/profile/google-address';
import type { GooglePlaces } from '@/components/profile/google-address';

const part = (longText: string, ...types: string[]) => ({ longText, shortText: longText, types });
const seaside = [
  part('Zeedijk', 'route'),
  part('112', 'street_number'),
  part('8400', 'postal_code'),
  part('Oostende', 'locality', 'political'),
  { longText: 'België', shortText: 'BE', types: ['country', 'political'] },
];

let requests: google.maps.places.AutocompleteRequest[] = [];
let fields: unknown[] = [];
let failure: Error | null = null;

class FakeToken {
  readonly isToken = true;
}

/** Only the parts of Google's library that the adapter uses. */
function fakePlaces(): GooglePlaces {
  const formattable = (text: string) => ({ text });
  const prediction = {
    placeId: 'zeedijk-112',
    text: formattable('Zeedijk 112, Oostende, België'),
    mainText: formattable('Zeedijk 112'),
    secondaryText: formattable('Oostende, België'),
    toPlace: () => ({
      fetchFields: async (asked: unknown) => {
        fields.push(asked);
        return { place: { addressComponents: seaside } };
      },
    }),
  };
  const short = { ...prediction, placeId: 'kort', mainText: null, secondaryText: null };
  const fake = {
    AutocompleteSessionToken: FakeToken,
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: async (request: google.maps.places.AutocompleteRequest) => {
        requests.push(request);
        if (failure) throw failure;
        const found = [prediction, null, short].map((placePrediction) => ({ placePrediction }));
        return { suggestions: found };
      },
    },
  };
  // The library's classes have far more members than the adapter uses.
  return fake as unknown as GooglePlaces;
}

beforeEach(() => {
  requests = [];
  fields = [];
  failure = null;
});

describe('suggestions', () => {
  it('are requested for Belgium and the Netherlands only, in Dutch', async () => {
    const found = await googleAddresses(fakePlaces()).suggest('  Zeedijk 112 ');
    expect(found).toEqual([
      { key: 'zeedijk-112', text: 'Zeedijk 112', detail: 'Oostende, België' },
      { key: 'kort', text: 'Zeedijk 112, Oostende, België', detail: '' },
    ]);
    expect(requests).toEqual([
      expect.objectContaining({
        input: 'Zeedijk 112',
        includedRegionCodes: ['nl', 'be'],
        language: 'nl',
        sessionToken: expect.any(FakeToken),
      }),
    ]);
  });

  it.each(['', ' ', 'Ze', ' Ze '])('are not requested for too little text: %j', async (typed) => {
    expect(await googleAddresses(fakePlaces()).suggest(typed)).toEqual([]);
    expect(requests).toEqual([]);
  });

  it('fail when Google does', async () => {
    failure = new Error('REQUEST_DENIED');
    await expect(googleAddresses(fakePlaces()).suggest('Zeedijk')).rejects.toThrow('REQUEST_DENIED');
  });

  it('share one session until one is chosen', async () => {
    const source = googleAddresses(fakePlaces());
    await source.suggest('Zee');
    const [first] = await source.suggest('Zeed');
    if (!first) throw new Error('no suggestion');
    await source.resolve(first);
    await source.suggest('Kerk');
    const [a, b, c] = requests.map(({ sessionToken }) => sessionToken);
    expect(a).toBe(b);
    expect(c).not.toBe(b);
    expect(fields).toEqual([{ fields: ['addressComponents'] }]);
  });

  it('from an earlier query have no address', async () => {
    const none = { key: 'ooit', text: '', detail: '' };
    await expect(googleAddresses(fakePlaces()).resolve(none)).rejects.toThrow('Not a suggestion');
  });
});

describe('the address of a suggestion', () => {
  it('has the parts we use', () => {
    expect(toFoundAddress(seaside)).toEqual({
      street: 'Zeedijk',
      houseNumber: '112',
      postalCode: '8400',
      city: 'Oostende',
      country: 'be',
    });
  });

  it.each([
    [[part('4B', 'subpremise'), part('112', 'street_number')], { houseNumber: '112 bus 4B' }],
    [[part('4B', 'subpremise')], { houseNumber: null }],
    [[part('Zeedijk', 'route')], { street: 'Zeedijk', houseNumber: null, city: null }],
    [[part('Sluis', 'postal_town')], { city: 'Sluis' }],
    [[{ longText: 'Nederland', shortText: 'NL', types: ['country'] }], { country: 'nl' }],
    [[{ longText: 'Frankrijk', shortText: 'FR', types: ['country'] }], { country: 'fr' }],
    [[{ longText: 'Zwitserland', shortText: 'CH', types: ['country'] }], { country: null }],
    [[], { street: null, houseNumber: null, postalCode: null, city: null, country: null }],
  ])('%#: leaves out missing parts', (parts, expected) => {
    expect(toFoundAddress(parts)).toMatchObject(expected);
  });
});
