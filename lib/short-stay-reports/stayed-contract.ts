/** API contract of who stayed, as stated by the landlord afterwards (docs/rules/short-stay-reports.md#who-stayed). */
import { dataOf } from '@/lib/api/envelope';
import { z } from '@/lib/api/zod';
import { countOfGuests, guestsSchema } from '@/lib/short-stay-reports/guests-schema';
import { MAX_GUESTS } from '@/lib/short-stay-reports/limits';
import { stayedDto } from '@/lib/short-stay-reports/stayed';
import { stayedTexts } from '@/lib/texts/stayed';

/** Body of PUT /api/booking-requests/{id}/stayed. `guests` may only be empty if nobody came. */
export const stayedInput = z
  .object({ guests: guestsSchema(() => stayedTexts.badGuests), arrived: z.boolean() })
  .superRefine(({ guests, arrived }, context) => {
    const count = countOfGuests(guests);
    if ((count === 0 && arrived) || count > MAX_GUESTS)
      context.addIssue({ code: 'custom', path: ['guests'], message: stayedTexts.badGuests });
  });
export type StayedInput = z.output<typeof stayedInput>;

export const stayedAnswer = dataOf(z.object({ stayed: stayedDto }));
