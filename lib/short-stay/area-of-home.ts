/** An area that a home lies in (docs/rules/short-stay-reports.md#areas). */
import { z } from '@/lib/api/zod';

export const shortStayAreaOfHome = z.object({
  area_id: z.string(),
  name: z.string().nullable(),
  authority: z.string(),
  /** listing: only random checks; activity: only reports; all: both. */
  regulation: z.enum(['listing', 'activity', 'all']),
});
export type ShortStayRegulation = z.infer<typeof shortStayAreaOfHome>['regulation'];
