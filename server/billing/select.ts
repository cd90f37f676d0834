import 'server-only';

import type { Prisma } from '@/prisma/generated/client';

/** An order as `serialize.ts` needs it. */
export const orderSelect = {
  id: true,
  number: true,
  status: true,
  subtotal: true,
  total: true,
  currency: true,
  processedAt: true,
  createdAt: true,
} as const satisfies Prisma.OrderSelect;

export type OrderRow = Prisma.OrderGetPayload<{ select: typeof orderSelect }>;

/** What an invoice shows of its order. */
export const invoiceSelect = {
  ...orderSelect,
  buyer: true,
  subscription: { select: { name: true } },
} as const satisfies Prisma.OrderSelect;

export type InvoiceRow = Prisma.OrderGetPayload<{ select: typeof invoiceSelect }>;

/** A subscription as `serialize.ts` needs it. */
export const subscriptionSelect = {
  id: true,
  name: true,
  cycleEndsAt: true,
  endsAt: true,
  status: true,
  amount: true,
  currency: true,
  period: true,
  listingId: true,
  failedAt: true,
  paymentUrl: true,
  stripeSubscriptionId: true,
} as const satisfies Prisma.SubscriptionSelect;

export type SubscriptionRow = Prisma.SubscriptionGetPayload<{ select: typeof subscriptionSelect }>;
