import { dataOf } from '@/lib/api/envelope';
import { typedLine } from '@/lib/api/text';
import { z } from '@/lib/api/zod';

/** A licence number to look up, as text. */
export const lodgingParams = z.object({ number: typedLine().min(1).max(12) });

/** GET /api/lodgings/{number}: what the register knows about a home. */
export const lodgingDto = z.object({
  alternative_name: z.string().nullable(),
  name: z.string().nullable(),
  thoroughfare: z.string().nullable(),
  house_number: z.string().nullable(),
  house_number_suffix: z.string().nullable(),
  municipality: z.string(),
  /**
   * The coast towns in the municipality; if there is only one it can be preselected
   * (docs/rules/lodging-register.md#municipalities).
   */
  listing_cities: z.array(z.object({ id: z.int(), name: z.string() })),
  post_code: z.string().nullable(),
  country: z.string(),
  province: z.string().nullable(),
});
export const lodgingAnswerDto = dataOf(lodgingDto);
export type LodgingDto = z.infer<typeof lodgingDto>;
