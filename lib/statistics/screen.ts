/** What the screen of figures shows, as its address says it: `?year=2027&listing_id=12`. */
import { idText } from '@/lib/api/params';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';

export interface ShownFigures {
  year: number;
  listingId: number | null;
}

/** Years before this one that can be chosen; the next one holds the stays to come. */
const YEARS_BACK = 2;

/** The oldest first. */
export const yearsShown = (thisYear: number): readonly number[] =>
  Array.from({ length: YEARS_BACK + 2 }, (_, place) => thisYear - YEARS_BACK + place);

type Address = Readonly<Record<string, string | string[] | undefined>>;

/** Nonsense in the address is ignored. */
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

/** The address of what is shown; this year and all homes need no word. */
export function figuresHref({ year, listingId }: ShownFigures, thisYear: number): string {
  return route('dashboard.statistics', {}, { year: year === thisYear ? null : year, listing_id: listingId });
}
