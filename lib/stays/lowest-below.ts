import type { Season } from '@/lib/stays/terms';

/** The lowest of a season's prices per night if that is below the listing's, else null. */
export function lowestBelow(
  { price, weekend_price: weekend }: Pick<Season, 'price' | 'weekend_price'>,
  standard: number | null,
): number | null {
  if (standard === null) return null;
  const lowest = Math.min(price ?? standard, weekend ?? standard);
  return lowest < standard ? lowest : null;
}
