/** The terms of a request and its refund (docs/rules/booking-requests.md#terms), in the API. */
import { z } from '@/lib/api/zod';
import { daySchema } from '@/lib/dates/schema';
import { cancellations } from '@/lib/listings/kinds';
import { paymentTermsDto } from '@/lib/payments/terms-contract';

/** As they were when requesting, in the API and as stored with the request; never changed. */
export const requestTermsDto = z.object({
  /** Null if the landlord said nothing. */
  cancellation: z.enum(cancellations).nullable(),
  /** In order; empty if not stated, or left to the parties. `until` is the last day, inclusive, in Belgium. */
  steps: z.array(z.object({ until: daySchema().nullable(), refund_percent: z.int() })),
  /** Null if the landlord had no account to pay on. */
  payment: paymentTermsDto.nullable(),
  house_rules: z.string().nullable(),
});
export type RequestTerms = z.infer<typeof requestTermsDto>;

/** The guest's refund: as of now while `at` is null, else as of the cancelation. */
export const refundDto = z.object({
  /** Null, like the amount, if the parties agree on it themselves. */
  percent: z.int().nullable(),
  /** The total, less what is paid on the spot. */
  base_cents: z.int(),
  amount_cents: z.int().nullable(),
  /** The last day, included, of this percentage; null if it has none. */
  until: daySchema().nullable(),
  /** When the stay was canceled. */
  at: z.iso.datetime().nullable(),
});
export type Refund = z.infer<typeof refundDto>;
