/** When a guest can read the access instructions, in the API. */
import { z } from '@/lib/api/zod';
import { arrivalInfoReleases } from '@/lib/way-in/releases';

export type ArrivalInfoRelease = (typeof arrivalInfoReleases)[number];

/** What the guest waits for: full payment, or a day. */
export const wayInDueDto = z.object({
  release: z.enum(arrivalInfoReleases).exclude(['approved']),
  /** The first day; null for `paid`. */
  day: z.string().nullable(),
});
export type WayInDue = z.infer<typeof wayInDueDto>;
