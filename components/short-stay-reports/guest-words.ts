import { alpha3Of } from '@/lib/short-stay-reports/countries';
import type { GuestsOf } from '@/lib/short-stay-reports/countries';
import { stayedTexts as texts } from '@/lib/texts/stayed';

let names: Intl.DisplayNames | undefined;

/** A country in Dutch: 'België'. */
export function countryName(code: string): string {
  names ??= new Intl.DisplayNames('nl-BE', { type: 'region' });
  return names.of(code) ?? code;
}

/** '2 uit België, 1 uit een ander of onbekend land' */
export function guestWords(guests: readonly GuestsOf[]): string {
  if (guests.length === 0) return texts.nobody;
  return guests
    .map(({ country, number }) =>
      country === null ? texts.unknown(number) : texts.from(number, countryName(country)),
    )
    .join(', ');
}

const alpha2Of = new Map([...alpha3Of].map(([short, long]) => [long, short]));

/** The same for what was reported: one alpha-3 code, or 'N/A', per guest. */
export function countryWords(codes: readonly string[]): string {
  const groups = Map.groupBy(codes, (code) => alpha2Of.get(code) ?? null);
  return guestWords([...groups].map(([country, all]) => ({ country, number: all.length })));
}
