/** The stored facts behind each kind of signal: counts and last characters of numbers, no typed text. */
import { z } from '@/lib/api/zod';
import { daySchema } from '@/lib/dates/schema';
import type { SignalKind } from '@/lib/signals/kinds';

const count = z.int().min(0);
const shared = z.object({
  /** The last four characters of the number. */
  ending: z.string(),
  /** How many accounts have it. */
  accounts: count,
});

export const signalFacts = {
  /** How many photos. */
  same_photo: z.object({ photos: count }),
  same_iban: shared,
  same_phone: shared,
  low_price: z.object({
    /** Whole euros per night. */
    price: count,
    median: count,
    /** Other homes that it is compared with. */
    comparable: count,
    town: z.string(),
    /** The class of guests; null for no upper bound. */
    guests_from: count,
    guests_to: count.nullable(),
  }),
  address_elsewhere: z.object({ requests: count, questions: count }),
  account_change: z.object({
    changed_on: daySchema(''),
    ending: z.string(),
    payments: count,
    amount_cents: count,
  }),
} satisfies Record<SignalKind, z.ZodType>;
