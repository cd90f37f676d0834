import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/countries';
import * as en from '@/lib/texts/en/ask/countries';
import * as fr from '@/lib/texts/fr/ask/countries';
import * as nl from '@/lib/texts/nl/ask/countries';
import { guestCountries } from '@/lib/countries';
import type { BillingCountry } from '@/lib/profile/billing-countries';

export const { countryTexts } = texts<typeof nl>(
  'ask/countries',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);

/** The member states of the European Union. */
export const memberStateTexts: Readonly<Record<BillingCountry, string>> = {
  be: 'België',
  nl: 'Nederland',
  fr: 'Frankrijk',
  de: 'Duitsland',
  lu: 'Luxemburg',
  bg: 'Bulgarije',
  cy: 'Cyprus',
  dk: 'Denemarken',
  ee: 'Estland',
  fi: 'Finland',
  gr: 'Griekenland',
  hu: 'Hongarije',
  ie: 'Ierland',
  it: 'Italië',
  hr: 'Kroatië',
  lv: 'Letland',
  lt: 'Litouwen',
  mt: 'Malta',
  at: 'Oostenrijk',
  pl: 'Polen',
  pt: 'Portugal',
  ro: 'Roemenië',
  si: 'Slovenië',
  sk: 'Slowakije',
  es: 'Spanje',
  cz: 'Tsjechië',
  se: 'Zweden',
};

/** The countries in the request forms, as options of a select. */
export const guestCountryOptions = () =>
  guestCountries.map((value) => ({ value, label: countryTexts[value] }));
