/** What the screen of figures shows, as its address says it: `?year=2027&listing_id=12`. */
import { route } from '@/lib/desk-paths';

export interface ShownFigures {
  year: number;
  listingId: number | null;
}

/** Earlier years that can be chosen; next year is included for upcoming stays. */
const YEARS_BACK = 2;

/** Oldest first. */
export const yearsShown = (thisYear: number): readonly number[] =>
  Array.from({ length: YEARS_BACK + 2 }, (_, place) => thisYear - YEARS_BACK + place);

/** The address of what is shown; this year and all homes need no parameter. */
export function figuresHref({ year, listingId }: ShownFigures, thisYear: number): string {
  return route('dashboard.statistics', {}, { year: year === thisYear ? null : year, listing_id: listingId });
}
