import { formatWholeEuro } from '@/lib/money/euro';
import type { NumberRange } from '@/lib/search/number-range';
import { searchLiveTexts as texts } from '@/lib/texts/search-live';

/** A price of a night between two ends, in words. */
export function priceText({ min, max }: NumberRange): string {
  const most = formatWholeEuro(max);
  return min === 0 ? texts.priceUpTo(most) : texts.priceRange(formatWholeEuro(min), most);
}
