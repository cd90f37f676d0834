/** Describes a search as text. */
import { chipsOf, partyLabel } from '@/lib/search/chips';
import type { SearchFilters } from '@/lib/search/parameters';
import { searchAlertTexts as texts } from '@/lib/texts/search-alerts';

/**
 * A short text for each filter, the whole party in one. None of them contains typed text, because the first email goes
 * to an unconfirmed address.
 */
export function wordsOf(filters: SearchFilters): string[] {
  const hasParty = filters.adults !== undefined;
  return chipsOf(filters).flatMap(({ parameter, label }) => {
    if (parameter === 'logiesdecreet') return [texts.licence];
    if (!hasParty) return [label];
    if (parameter === 'pets') return [];
    return [parameter === 'adults' ? partyLabel(filters) : label];
  });
}
