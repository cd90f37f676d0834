/** What is searched for, in words. */
import { chipsOf } from '@/lib/search/chips';
import type { SearchFilters } from '@/lib/search/parameters';
import { searchAlertTexts as texts } from '@/lib/texts/search-alerts';

/** A word or two for each filter. Nothing in them was typed: the first letter goes to an address that nobody confirmed. */
export function wordsOf(filters: SearchFilters): string[] {
  return chipsOf(filters).map(({ parameter, label }) =>
    parameter === 'logiesdecreet' ? texts.licence : label,
  );
}
