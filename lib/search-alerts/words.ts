/** A search described in words. */
import { chipsOf } from '@/lib/search/chips';
import type { SearchFilters } from '@/lib/search/parameters';
import { searchAlertTexts as texts } from '@/lib/texts/search-alerts';

/**
 * A short text for each filter. None of them contains typed text, because the first email goes to an unconfirmed
 * address.
 */
export function wordsOf(filters: SearchFilters): string[] {
  return chipsOf(filters).map(({ parameter, label }) =>
    parameter === 'logiesdecreet' ? texts.licence : label,
  );
}
