/** Payments and subscriptions on the wire (docs/rules/billing.md#orders-and-invoices). */
import { pageOf } from '@/lib/api/envelope';
import { z } from '@/lib/api/zod';

/** The status of a paid order; only a paid one has a day of payment to show. */
export const PAID = 'paid';

export const orderDto = z.object({
  id: z.int(),
  /** `YYYY-NNNNNN`, without gaps. */
  number: z.string(),
  created_at: z.string(),
  /** 'paid', so far. */
  status: z.string(),
  processed_at: z.string().nullable(),
  /** Cents, without VAT. */
  subtotal: z.int(),
  /** Cents, VAT included. */
  total: z.int(),
  /** ISO 4217. */
  currency: z.string(),
});
export type OrderDto = z.infer<typeof orderDto>;
export const orderPage = pageOf(orderDto);
export type OrderPage = z.infer<typeof orderPage>;

export const subscriptionDto = z.object({
  id: z.int(),
  /** `PLAN - SLUG`: ends with the slug of its listing. */
  name: z.string(),
  /** When it renews by itself, or null. */
  cycle_ends_at: z.string().nullable(),
  /** When a canceled subscription stops, or stopped. Null while it goes on. */
  ends_at: z.string().nullable(),
});
export type SubscriptionDto = z.infer<typeof subscriptionDto>;
export const subscriptionPage = pageOf(subscriptionDto);
export type SubscriptionPage = z.infer<typeof subscriptionPage>;
