import { formatWholeEuro } from '@/lib/money/euro';
import type { NumberRange } from '@/lib/search/number-range';
import { searchLiveTexts as texts } from '@/lib/texts/search-live';

/** A range of prices per night, as text. */
export function priceText({ min, max }: NumberRange): string {
  const most = formatWholeEuro(max);
  return min === 0 ? texts.priceUpTo(most) : texts.priceRange(formatWholeEuro(min), most);
}
