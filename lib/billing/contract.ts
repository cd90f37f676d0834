/** Payments and subscriptions on the wire (docs/rules/billing.md). */
import { dataOf, pageOf } from '@/lib/api/envelope';
import { pageQuery } from '@/lib/api/params';
import { z } from '@/lib/api/zod';
import { daySchema } from '@/lib/dates/schema';

/** The status of a paid order; only a paid one has a day of payment to show. */
export const PAID = 'paid';

/** paid; refunded: all of it was paid back; disputed: the bank asks it back; open: not paid. */
export const orderStatuses = ['open', 'paid', 'refunded', 'disputed'] as const;

export const creditNoteDto = z.object({
  id: z.int(),
  /** `CYYYY-NNNNNN`, without gaps. */
  number: z.string(),
  created_at: z.string(),
  /** Cents, VAT included. */
  total: z.int(),
});
export type CreditNoteDto = z.infer<typeof creditNoteDto>;

export const orderDto = z.object({
  id: z.int(),
  /** `YYYY-NNNNNN`, without gaps. */
  number: z.string(),
  created_at: z.string(),
  status: z.enum(orderStatuses),
  processed_at: z.string().nullable(),
  /** Cents, without VAT. */
  subtotal: z.int(),
  /** Cents, VAT included. */
  total: z.int(),
  /** Cents that were paid back. */
  refunded: z.int(),
  /** ISO 4217. */
  currency: z.string(),
  /** What was paid back, the oldest first. */
  credit_notes: z.array(creditNoteDto),
});
export type OrderDto = z.infer<typeof orderDto>;
export const orderAnswer = dataOf(orderDto);
export const orderPage = pageOf(orderDto);
export type OrderPage = z.infer<typeof orderPage>;

export const billingPeriods = ['month', 'year'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** pending: not paid yet; active: renews by itself, or runs until `ends_at`; past_due: a payment was refused; ended. */
export const subscriptionStatuses = ['pending', 'active', 'past_due', 'ended'] as const;

export const subscriptionDto = z.object({
  id: z.int(),
  /** `PLAN - SLUG`: ends with the slug of its listing. */
  name: z.string(),
  /** When it renews by itself, or null. */
  cycle_ends_at: z.string().nullable(),
  /** When a canceled subscription stops, or stopped. Null while it goes on. */
  ends_at: z.string().nullable(),
  status: z.enum(subscriptionStatuses),
  /** What a period costs in cents; null where it is not known. */
  amount: z.int().nullable(),
  currency: z.string().nullable(),
  period: z.enum(billingPeriods).nullable(),
  listing_id: z.int().nullable(),
  /** Where the refused payment can be made; null when nothing is due. */
  payment_url: z.string().nullable(),
  /** Until when the listing stays online although a payment was refused; null when none was. */
  grace_ends_at: z.string().nullable(),
});
export type SubscriptionDto = z.infer<typeof subscriptionDto>;
export const subscriptionAnswer = dataOf(subscriptionDto);
export const subscriptionPage = pageOf(subscriptionDto);
export type SubscriptionPage = z.infer<typeof subscriptionPage>;

/** One of the prices that a listing can be published for. */
export const planDto = z.object({
  /** What the form sends back as `plan`. */
  id: z.string(),
  name: z.string(),
  /** Cents a period. */
  amount: z.int(),
  currency: z.string(),
  period: z.enum(billingPeriods),
  /** Cents a year. */
  amount_per_year: z.int(),
  /** Days before the first payment; 0 for none. */
  trial_days: z.int(),
  /** Whether VAT comes on top of the amount. */
  vat_excluded: z.boolean(),
});
export type PlanDto = z.infer<typeof planDto>;
export const planList = dataOf(z.array(planDto));

/** Stripe's own page, where cards and other payment data are changed. */
export const portalAnswer = dataOf(z.object({ url: z.string() }));

/** none: nothing was asked for; processing: sent in and under way; failed: a slow way to pay failed; paid. */
export const paymentStates = ['none', 'processing', 'failed', 'paid'] as const;
export type PaymentState = (typeof paymentStates)[number];
export const paymentAnswer = dataOf(z.object({ state: z.enum(paymentStates) }));

/** Of a listing that an admin lets be online without paying; null: it has none. */
export const freePeriodInput = z.object({
  /** The last day of it; null: until an admin says otherwise. */
  until: daySchema().nullable(),
});
export const freePeriodAnswer = z.object({ data: freePeriodInput.nullable() });
export type FreePeriodInput = z.output<typeof freePeriodInput>;

/** What is paid back; without an amount all that is left. */
export const refundInput = z.object({
  /** Cents, VAT included. */
  amount: z.int().min(1).max(100_000_000).optional(),
});
export type RefundInput = z.output<typeof refundInput>;

/** waiting: to be looked at; processed; failed: tried and to be tried again. */
export const stripeEventStates = ['waiting', 'processed', 'failed'] as const;
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

/** A month's income. Cents. */
export const incomeMonthDto = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  /** Invoices of the month. */
  orders: z.int(),
  subtotal: z.int(),
  vat: z.int(),
  total: z.int(),
  /** Credit notes of the month, VAT included. */
  refunded: z.int(),
});
export type IncomeMonthDto = z.infer<typeof incomeMonthDto>;
export const incomeList = dataOf(z.array(incomeMonthDto));
export const incomeQuery = z.object({ year: z.coerce.number().int().min(2000).max(2100).optional() });
