/** Normalises typed postal codes, and validates them by country. */
import type { BillingCountry } from '@/lib/profile/billing-countries';
import { profileTexts } from '@/lib/texts/profile';

/** Only countries with one format for all codes; other countries' codes are not validated. */
const shapes: Partial<Record<BillingCountry, RegExp>> = {
  be: /^[1-9]\d{3}$/,
  nl: /^[1-9]\d{3} [A-Z]{2}$/,
  fr: /^\d{5}$/,
  de: /^\d{5}$/,
  lu: /^\d{4}$/,
  at: /^[1-9]\d{3}$/,
  it: /^\d{5}$/,
  es: /^[0-5]\d{4}$/,
};
const anyShape = /^[A-Z0-9](?:[A-Z0-9 -]{0,8}[A-Z0-9])$/;

/** '8400' for 'B-8400', '1234 AB' for '1234ab', '75001' for '75 001', 'D02 X285' for 'd02 x285'. */
export function tidyPostalCode(text: string): string {
  const code = text.trim().toUpperCase().replaceAll(/\s+/g, ' ');
  const bare = code.replace(/^(?:B|NL|F|D|L|A|I|E)[ -]+(?=\d)/, '').replaceAll(' ', '');
  if (/^\d+$/.test(bare)) return bare;
  const dutch = /^(\d{4})([A-Z]{2})$/.exec(bare);
  return dutch ? `${dutch[1]} ${dutch[2]}` : code;
}

/** Why a code is invalid in a country, as a message; null if it is valid. Without a country any format is accepted. */
export function postalCodeProblem(code: string, country: BillingCountry | null): string | null {
  const shape = (country && shapes[country]) ?? anyShape;
  if (shape.test(code)) return null;
  const texts: Partial<Record<BillingCountry, string>> = profileTexts.postalCodeInvalid;
  return (country && texts[country]) ?? profileTexts.postalCodeUnknown;
}
