import 'server-only';

import type { Prisma } from '@/prisma/generated/client';

/** The order columns that `serialize.ts` needs. */
export const orderSelect = {
  id: true,
  number: true,
  status: true,
  subtotal: true,
  total: true,
  refunded: true,
  currency: true,
  processedAt: true,
  createdAt: true,
  creditNotes: { select: { id: true, number: true, total: true, createdAt: true }, orderBy: { id: 'asc' } },
} as const satisfies Prisma.OrderSelect;

export type OrderRow = Prisma.OrderGetPayload<{ select: typeof orderSelect }>;

/** The subscription columns that `serialize.ts` needs. */
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
