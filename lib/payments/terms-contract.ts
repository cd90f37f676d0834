/** When and how guests pay for a stay (docs/rules/payments.md#terms), in the API and as stored with a request. */
import { z } from '@/lib/api/zod';
import { depositMoments } from '@/lib/payments/plan';

/** Days after the approval, and before the arrival. */
export const paymentTermsDto = z.object({
  advance_percent: z.int().min(0).max(100),
  advance_days: z.int().min(0).max(30),
  balance_days: z.int().min(0).max(180),
  deposit: z.enum(depositMoments),
  /** Whether the guest gets an agreement to accept. */
  agreement: z.boolean(),
});
export type PaymentTerms = z.infer<typeof paymentTermsDto>;

/** For a listing whose landlord chose none. */
export const defaultPaymentTerms: PaymentTerms = {
  advance_percent: 30,
  advance_days: 7,
  balance_days: 30,
  deposit: 'on_arrival',
  agreement: false,
};
