/**
 * Money: whole euros (prices of nights and stays) and cents (invoices), always integers and always in the same format:
 * in Dutch '€ 1.250,-' for whole amounts, '€ 95,50' for others and for negative ones. Formatted by hand, because Intl's
 * signs and spaces differ between ICU versions, and so between server and browser.
 */
import { formatNumber } from '@/lib/format/number';
import { patternTexts as patterns } from '@/lib/texts/format';
import { toLine } from '@/lib/api/typed-text';

/** Between the sign and the amount: a non-breaking space, so that a line never breaks there. */
export const EURO_SPACE = '\u00a0';

/** '€ 95,-' for 9500, '€ 95,50' for 9550, '€ -12,00' for -1200, because '€ -12,-' would be hard to read. */
export function formatEuro(cents: number): string {
  return formatAmount(cents, 'EUR');
}

/** A paid amount in its invoice's currency (ISO 4217): '€ 95,50', 'CHF 95,50'. */
export function formatAmount(cents: number, currency: string): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a whole number of cents: ${cents}`);
  const amount = Math.abs(cents);
  const rest = amount % 100;
  const euros = formatNumber((amount - rest) / 100);
  const sign = currency === 'EUR' ? '€' : currency;
  const fraction =
    rest === 0 && cents >= 0 ? patterns.noCents : `${patterns.decimal}${String(rest).padStart(2, '0')}`;
  return patterns.money(cents < 0 ? '-' : '', `${euros}${fraction}`, sign);
}

/** '€ 95,-' for 95. */
export function formatWholeEuro(euros: number): string {
  return formatEuro(euros * 100);
}

/** '€ 1.500' for 1500: a bound in whole euros. */
export function formatRoundEuro(euros: number): string {
  return patterns.money('', formatNumber(euros), '€');
}

/** '€95' for 95, in the narrow cell of a calendar. */
export function formatNarrowEuro(euros: number): string {
  return formatRoundEuro(euros).replace(EURO_SPACE, '');
}

/** The VAT on a net amount, in whole cents, rounded half away from zero. */
export function vatOn(netCents: number, ratePercent: number): number {
  const unsigned = Math.round((Math.abs(netCents) * ratePercent) / 100);
  return netCents < 0 ? -unsigned : unsigned;
}

/**
 * Splits an amount that includes VAT: the subtotal is rounded to the nearest cent (half away from zero), the VAT is
 * computed from the subtotal. If no subtotal plus its VAT gives the amount (€ 49 at 21 %), `rounding` is the cent of
 * difference: `subtotal + vat + rounding` always equals the total.
 * @param totalCents the amount paid, including VAT
 * @param ratePercent 21 for 21 %
 */
export function splitVat(
  totalCents: number,
  ratePercent: number,
): { subtotal: number; vat: number; rounding: number } {
  if (!Number.isSafeInteger(totalCents)) throw new RangeError(`Not a whole number of cents: ${totalCents}`);
  if (!(ratePercent >= 0)) throw new RangeError(`Not a VAT rate: ${ratePercent}`);
  const unsigned = Math.round((Math.abs(totalCents) * 100) / (100 + ratePercent));
  const subtotal = totalCents < 0 ? -unsigned : unsigned;
  const vat = vatOn(subtotal, ratePercent);
  return { subtotal, vat, rounding: totalCents - subtotal - vat };
}

/** The amount as typed into a field: '149,50'. */
export function typedEuro(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}

const typed = /^(?:€\s*)?(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:[.,](\d{1,2}|-))?$/;

/** Parses a typed amount ('149', '149,5', '1.250,-', '149.50') to cents; null if it is invalid. */
export function parseEuro(text: string): number | null {
  const [, euros, rest = ''] = typed.exec(toLine(text)) ?? [];
  if (euros === undefined) return null;
  const cents = rest === '-' ? 0 : Number(rest.padEnd(2, '0'));
  return Number(euros.replaceAll('.', '')) * 100 + cents;
}
