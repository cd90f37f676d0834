/** Counts with their nouns: results, nights, listings. */
import { formatNumber } from '@/lib/format/number';
import { formatTexts } from '@/lib/texts/format';

/** '1 nacht', '7 nachten' */
export function nightCountText(nights: number): string {
  return formatTexts.nights(nights, formatNumber(nights));
}

/** '1 maand', '24 maanden' */
export function monthCountText(months: number): string {
  return formatTexts.months(months);
}

/**
 * The number of search results: '1 Resultaat', '240 Resultaten', '10.000+ Resultaten'.
 * @param relation 'gte' when the total is only a lower bound (`meta.total_relation`)
 */
export function resultCountText(total: number, relation: 'eq' | 'gte' = 'eq'): string {
  const shown = formatNumber(total);
  return relation === 'gte' ? formatTexts.resultsOrMore(shown) : formatTexts.results(total, shown);
}

/** The text of the button that shows the results: 'Toon 83 woningen', 'Toon 10.000+ woningen', 'Geen woningen'. */
export function showListingsText(total: number, relation: 'eq' | 'gte' = 'eq'): string {
  return formatTexts.showListings(total, `${formatNumber(total)}${relation === 'gte' ? '+' : ''}`);
}

/**
 * 'Meer dan N vakantiewoningen beschikbaar!', where N is the total rounded down to tens. Null if that would be untrue
 * (the total is exactly N) or pointless (N is 0).
 */
export function listingCountText(total: number): string | null {
  const rounded = Math.floor(total / 10) * 10;
  return rounded > 0 && total > rounded ? formatTexts.listingCount(formatNumber(rounded)) : null;
}
