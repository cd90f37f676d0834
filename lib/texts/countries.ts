import { guestCountries } from '@/lib/countries';
import type { GuestCountry } from '@/lib/countries';

export const countryTexts: Readonly<Record<GuestCountry, string>> = {
  be: 'België',
  nl: 'Nederland',
  de: 'Duitsland',
  fr: 'Frankrijk',
  lu: 'Luxemburg',
  uk: 'Verenigd Koninkrijk',
  other: 'Ander land',
};

/** The countries of the request forms, as a select takes them. */
export const guestCountryOptions = guestCountries.map((value) => ({ value, label: countryTexts[value] }));
