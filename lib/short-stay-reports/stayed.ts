/** Who stayed, as calls tell it. */
import { z } from '@/lib/api/zod';
import { guestsOfDto } from '@/lib/short-stay-reports/guests-schema';

export const stayedDto = z.object({
  guests: z.array(guestsOfDto),
  /** False where nobody came. */
  arrived: z.boolean(),
  confirmed_at: z.iso.datetime(),
});
export type Stayed = z.infer<typeof stayedDto>;

/** A stay that ended in the last seven days, of which its landlord has not said who came. */
export const stayToConfirmDto = z.object({
  id: z.int(),
  code: z.string(),
  /** The guest's. */
  name: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  listing: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
  /** Who is reported unless the landlord says otherwise: as the request has it. */
  guests: z.array(guestsOfDto),
  /** The last day to say so. */
  until: z.string(),
});
export type StayToConfirm = z.infer<typeof stayToConfirmDto>;
