/** API contract of the number of monthly recipients (docs/rules/operator-figures.md#recipients). */
import { z } from '@/lib/api/zod';

export const recipientsDto = z.object({
  /** The average of the months, rounded. */
  average: z.int(),
  /** The last six whole months, the earliest first. */
  months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), recipients: z.int() })),
});
export type Recipients = z.infer<typeof recipientsDto>;
