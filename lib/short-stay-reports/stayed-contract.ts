/** API contract of who stayed, as the landlord says after the departure (docs/rules/short-stay-reports.md#who-stayed). */
import { dataOf } from '@/lib/api/envelope';
import { z } from '@/lib/api/zod';
import { countOfGuests, guestsOfDto, guestsSchema } from '@/lib/short-stay-reports/guests-schema';
import { MAX_GUESTS } from '@/lib/short-stay-reports/limits';
import { stayedTexts } from '@/lib/texts/stayed';

/** Body of PUT /api/booking-requests/{id}/stayed. `guests` may only be empty where nobody came. */
export const stayedInput = z
  .object({ guests: guestsSchema(() => stayedTexts.badGuests), arrived: z.boolean() })
  .superRefine(({ guests, arrived }, context) => {
    const count = countOfGuests(guests);
    if ((count === 0 && arrived) || count > MAX_GUESTS)
      context.addIssue({ code: 'custom', path: ['guests'], message: stayedTexts.badGuests });
  });
export type StayedInput = z.output<typeof stayedInput>;

export const stayedDto = z.object({
  guests: z.array(guestsOfDto),
  /** False where nobody came. */
  arrived: z.boolean(),
  confirmed_at: z.iso.datetime(),
});
export type Stayed = z.infer<typeof stayedDto>;

export const stayedAnswer = dataOf(z.object({ stayed: stayedDto }));

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
