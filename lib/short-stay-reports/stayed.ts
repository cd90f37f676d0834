/** Who stayed, in API answers. */
import { z } from '@/lib/api/zod';
import { guestsOfDto } from '@/lib/short-stay-reports/guests-schema';

export const stayedDto = z.object({
  guests: z.array(guestsOfDto),
  /** False if nobody came. */
  arrived: z.boolean(),
  confirmed_at: z.iso.datetime(),
});
export type Stayed = z.infer<typeof stayedDto>;

/** A stay that ended in the last seven days, for which the landlord has not stated who stayed. */
export const stayToConfirmDto = z.object({
  id: z.int(),
  code: z.string(),
  /** The guest's name. */
  name: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  listing: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
  /** Who is reported unless the landlord corrects it: the guests of the request. */
  guests: z.array(guestsOfDto),
  /** The last day to correct it. */
  until: z.string(),
});
export type StayToConfirm = z.infer<typeof stayToConfirmDto>;
