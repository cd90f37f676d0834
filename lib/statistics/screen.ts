/** What the statistics screen shows, as stored in its URL: `?year=2027&listing_id=12`. */
import { idText } from '@/lib/api/params';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';

export interface ShownFigures {
  year: number;
  listingId: number | null;
}

/** Earlier years that can be chosen; next year is included for upcoming stays. */
const YEARS_BACK = 2;

/** Oldest first. */
export const yearsShown = (thisYear: number): readonly number[] =>
  Array.from({ length: YEARS_BACK + 2 }, (_, place) => thisYear - YEARS_BACK + place);

type Address = Readonly<Record<string, string | string[] | undefined>>;

/** Invalid values in the URL are ignored. */
export function readShownFigures({ year, listing_id: home }: Address, thisYear: number): ShownFigures {
  const known = yearsShown(thisYear);
  return {
    year: z
      .string()
      .transform(Number)
      .refine((asked) => known.includes(asked))
      .catch(thisYear)
      .parse(year),
    listingId: idText.nullable().catch(null).parse(home),
  };
}

/** The URL for this selection; the current year and 'all listings' are left out. */
export function figuresHref({ year, listingId }: ShownFigures, thisYear: number): string {
  return route('dashboard.statistics', {}, { year: year === thisYear ? null : year, listing_id: listingId });
}
