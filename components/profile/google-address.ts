import type { AddressSource, FoundAddress } from '@/lib/profile/address-source';
import { isBillingCountry } from '@/lib/profile/billing-countries';

/** The parts of Google's library that are used; tests pass a fake. */
export interface GooglePlaces {
  AutocompleteSuggestion: Pick<
    typeof google.maps.places.AutocompleteSuggestion,
    'fetchAutocompleteSuggestions'
  >;
  AutocompleteSessionToken: typeof google.maps.places.AutocompleteSessionToken;
}

/** Shorter texts give no useful suggestions, and each request costs money. */
const FEWEST_CHARACTERS = 3;
/** Buildings and streets, no shops. */
const placeTypes = ['street_address', 'premise', 'subpremise', 'route', 'locality'];

type Part = Pick<google.maps.places.AddressComponent, 'longText' | 'shortText' | 'types'>;

/** Converts Google's address components; for a street without a number the typed number is kept. */
export function toFoundAddress(parts: readonly Part[]): FoundAddress {
  const find = (...types: string[]) =>
    types.flatMap((type) => parts.filter((part) => part.types.includes(type))).at(0);
  const text = (...types: string[]) => find(...types)?.longText ?? null;
  const country = find('country')?.shortText?.toLowerCase();
  const box = text('subpremise');
  const number = text('street_number');
  return {
    street: text('route'),
    houseNumber: number && box ? `${number} bus ${box}` : number,
    postalCode: text('postal_code'),
    city: text('locality', 'postal_town', 'administrative_area_level_3', 'sublocality'),
    country: isBillingCountry(country) ? country : null,
  };
}

/**
 * Google's addresses in Belgium and the Netherlands. All requests up to a choice form one session, which Google bills
 * as one.
 */
export function googleAddresses(places: GooglePlaces): AddressSource {
  let token: google.maps.places.AutocompleteSessionToken | undefined;
  let predictions = new Map<string, google.maps.places.PlacePrediction>();
  return {
    kind: 'google',
    async suggest(typed) {
      const input = typed.trim();
      if (input.length < FEWEST_CHARACTERS) return [];
      token ??= new places.AutocompleteSessionToken();
      const { suggestions } = await places.AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input,
        includedRegionCodes: ['nl', 'be'],
        includedPrimaryTypes: placeTypes,
        language: 'nl',
        region: 'be',
        sessionToken: token,
      });
      const found = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
      predictions = new Map(found.map((prediction) => [prediction.placeId, prediction]));
      return found.map(({ placeId, text, mainText, secondaryText }) => ({
        key: placeId,
        text: mainText?.text ?? text.text,
        detail: secondaryText?.text ?? '',
      }));
    },
    async resolve({ key }) {
      const prediction = predictions.get(key);
      if (!prediction) throw new Error('Not a suggestion of the last question');
      // Fetching the details ends the session, whatever the outcome.
      token = undefined;
      const { place } = await prediction.toPlace().fetchFields({ fields: ['addressComponents'] });
      return toFoundAddress(place.addressComponents ?? []);
    },
  };
}
