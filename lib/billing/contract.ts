/** API contract of payments and subscriptions (docs/rules/billing.md). */
import { dataOf, pageOf } from '@/lib/api/envelope';
import { pageQuery } from '@/lib/api/params';
import { z } from '@/lib/api/zod';
import { daySchema } from '@/lib/dates/schema';
import { stripeEventStates } from '@/lib/billing/states';

/** refunded: in full; disputed: the bank reversed the payment; open: not paid yet. */
export const orderStatuses = ['open', 'paid', 'refunded', 'disputed'] as const;

export const creditNoteDto = z.object({
  id: z.int(),
  /** `CYYYY-NNNNNN`, numbered without gaps. */
  number: z.string(),
  created_at: z.string(),
  /** Cents, including VAT. */
  total: z.int(),
});
export type CreditNoteDto = z.infer<typeof creditNoteDto>;

export const orderDto = z.object({
  id: z.int(),
  /** `YYYY-NNNNNN`, numbered without gaps. */
  number: z.string(),
  created_at: z.string(),
  status: z.enum(orderStatuses),
  processed_at: z.string().nullable(),
  /** Cents, excluding VAT. */
  subtotal: z.int(),
  /** Cents, including VAT. */
  total: z.int(),
  /** Refunded amount in cents. */
  refunded: z.int(),
  /** ISO 4217. */
  currency: z.string(),
  /** Refunds, oldest first. */
  credit_notes: z.array(creditNoteDto),
});
export type OrderDto = z.infer<typeof orderDto>;
export const orderAnswer = dataOf(orderDto);
export const orderPage = pageOf(orderDto);
export type OrderPage = z.infer<typeof orderPage>;

export const billingPeriods = ['month', 'year'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** pending: not paid yet; active: renews automatically, or runs until `ends_at`; past_due: a payment failed. */
export const subscriptionStatuses = ['pending', 'active', 'past_due', 'ended'] as const;

export const subscriptionDto = z.object({
  id: z.int(),
  /** `PLAN - SLUG`: ends with the slug of its listing. */
  name: z.string(),
  /** When it renews automatically, or null. */
  cycle_ends_at: z.string().nullable(),
  /** When a canceled subscription ends or ended; null while it continues. */
  ends_at: z.string().nullable(),
  status: z.enum(subscriptionStatuses),
  /** Price per period in cents; null if unknown. */
  amount: z.int().nullable(),
  currency: z.string().nullable(),
  period: z.enum(billingPeriods).nullable(),
  listing_id: z.int().nullable(),
  /** Where the failed payment can be made; null when nothing is due. */
  payment_url: z.string().nullable(),
  /** Until when the listing stays online despite a failed payment; null when none failed. */
  grace_ends_at: z.string().nullable(),
});
export type SubscriptionDto = z.infer<typeof subscriptionDto>;
export const subscriptionAnswer = dataOf(subscriptionDto);
export const subscriptionPage = pageOf(subscriptionDto);
export type SubscriptionPage = z.infer<typeof subscriptionPage>;

/** One of the plans for which a listing can be published. */
export const planDto = z.object({
  /** The form sends it back as `plan`. */
  id: z.string(),
  name: z.string(),
  /** Cents per period. */
  amount: z.int(),
  currency: z.string(),
  period: z.enum(billingPeriods),
  /** Cents per year. */
  amount_per_year: z.int(),
  /** Days before the first payment; 0 without a trial. */
  trial_days: z.int(),
  /** Whether VAT is added to the amount. */
  vat_excluded: z.boolean(),
});
export type PlanDto = z.infer<typeof planDto>;
export const planList = dataOf(z.array(planDto));

/** Stripe's customer portal, where cards and other payment details are changed. */
export const portalAnswer = dataOf(z.object({ url: z.string() }));

/** none: no payment was requested; processing: submitted, not settled yet; failed: a delayed payment method failed. */
export const paymentStates = ['none', 'processing', 'failed', 'paid'] as const;
export type PaymentState = (typeof paymentStates)[number];
export const paymentAnswer = dataOf(z.object({ state: z.enum(paymentStates) }));

/** For a listing that an admin allows online without payment; null if it has none. */
export const freePeriodInput = z.object({
  /** Its last day; null: until an admin ends it. */
  until: daySchema().nullable(),
});
export const freePeriodAnswer = z.object({ data: freePeriodInput.nullable() });
export type FreePeriodInput = z.output<typeof freePeriodInput>;

/** A refund; without an amount, all that is left. */
export const refundInput = z.object({
  /** Cents, including VAT. */
  amount: z.int().min(1).max(100_000_000).optional(),
});
export type RefundInput = z.output<typeof refundInput>;

export type StripeEventState = (typeof stripeEventStates)[number];

export const stripeEventDto = z.object({
  id: z.string(),
  type: z.string(),
  object_id: z.string().nullable(),
  created_at: z.string(),
  received_at: z.string(),
  processed_at: z.string().nullable(),
  state: z.enum(stripeEventStates),
  failure: z.string().nullable(),
});
export type StripeEventDto = z.infer<typeof stripeEventDto>;
export const stripeEventAnswer = dataOf(stripeEventDto);
export const stripeEventPage = pageOf(stripeEventDto);
export type StripeEventPage = z.infer<typeof stripeEventPage>;
export const stripeEventParams = z.object({ id: z.string().min(1).max(100) });
export const stripeEventQuery = pageQuery.extend({ state: z.enum(stripeEventStates).optional() });

/** A month's income, in cents. */
export const incomeMonthDto = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  /** Number of invoices in the month. */
  orders: z.int(),
  subtotal: z.int(),
  vat: z.int(),
  total: z.int(),
  /** Credit notes of the month, including VAT. */
  refunded: z.int(),
});
export type IncomeMonthDto = z.infer<typeof incomeMonthDto>;
export const incomeList = dataOf(z.array(incomeMonthDto));
export const incomeQuery = z.object({ year: z.coerce.number().int().min(2000).max(2100).optional() });
