/** Postal codes as people type them, in one form, and judged by their country. */
import type { BillingCountry } from '@/lib/profile/billing-countries';
import { profileTexts } from '@/lib/texts/profile';

/** Of countries whose codes have one form everywhere; what others write is not judged further. */
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

/** What is wrong with a code in a country, in words; null for nothing. Without a country any form will do. */
export function postalCodeProblem(code: string, country: BillingCountry | null): string | null {
  const shape = (country && shapes[country]) ?? anyShape;
  if (shape.test(code)) return null;
  const texts: Partial<Record<BillingCountry, string>> = profileTexts.postalCodeInvalid;
  return (country && texts[country]) ?? profileTexts.postalCodeUnknown;
}
