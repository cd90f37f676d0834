/** What an owner's account came to (docs/rules/statistics.md#figures). */
import { dataOf } from '@/lib/api/envelope';
import { z } from '@/lib/api/zod';

/** Days count on the clock of Belgium; `last_7_days` are today and the six before it. */
const perPeriod = z.object({ last_7_days: z.int(), last_30_days: z.int(), total: z.int() });

export const statisticsDto = z.object({
  /** Whole euros of all approved stays, coming ones included. */
  earnings: z.object({ total: z.int() }),
  /** enabled: online or waiting for approval; disabled: concepts and what is offline. */
  listings: z.object({ enabled: z.int(), disabled: z.int() }),
  /** One per visitor, listing and day. */
  listing_views: perPeriod,
  booking_requests: perPeriod,
});
export type Statistics = z.infer<typeof statisticsDto>;
export const statisticsAnswer = dataOf(statisticsDto);
