/** Reads what the screen of figures shows from its address. */
import { idText } from '@/lib/api/params';
import { z } from '@/lib/api/zod';
import { yearsShown } from '@/lib/statistics/screen';
import type { ShownFigures } from '@/lib/statistics/screen';

type Address = Readonly<Record<string, string | string[] | undefined>>;

/** Nonsense in the address is ignored. */
export function readShownFigures({ year, listing_id: listing }: Address, thisYear: number): ShownFigures {
  const known = yearsShown(thisYear);
  return {
    year: z
      .string()
      .transform(Number)
      .refine((asked) => known.includes(asked))
      .catch(thisYear)
      .parse(year),
    listingId: idText.nullable().catch(null).parse(listing),
  };
}
