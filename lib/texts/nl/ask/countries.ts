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
