import 'server-only';

import type { Day } from '@/lib/dates/day';
import { askedStays } from '@/lib/search/asked-stays';
import { partyOf } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';
import type { Bits } from '@/server/features/search/bits';
import type { AskedTotals, AllowedBy } from '@/server/features/search/listing-totals';
import type { ListingTraits } from '@/server/features/search/listing-traits';
import { allowedStays } from '@/server/features/search/narrow-by-stays';

/** The totals that a search is about; null if it has no days. */
export function askedTotals(filters: SearchFilters, today: Day): AskedTotals | null {
  const stays = askedStays(filters);
  return stays.length > 0 ? { stays, party: partyOf(filters), today } : null;
}

export const allowedBy =
  (traits: ListingTraits, today: Day): AllowedBy =>
  (listings, stays) =>
    allowedStays(listings, traits, stays, today);

/** Keeps the listings whose total is within the budget of the search; all of them allow one of its stays. */
export function narrowByTotal(
  listings: Bits,
  traits: ListingTraits,
  filters: SearchFilters,
  today: Day,
): void {
  const asked = filters.max_total === undefined ? null : askedTotals(filters, today);
  if (!asked || filters.max_total === undefined) return;
  traits.totals.keepUpTo(listings, filters.max_total * 100, asked, allowedBy(traits, today));
}
