import 'server-only';

import type { OrderDto } from '@/lib/listing-orders/contract';
import type { Prisma } from '@/prisma/generated/client';

export const orderSelect = {
  orderedAt: true,
  orderAuthority: true,
  orderReference: true,
  orderReason: true,
} as const satisfies Prisma.ListingSelect;

type OrderRow = Prisma.ListingGetPayload<{ select: typeof orderSelect }>;

/** The authority's order against a listing, which a check constraint keeps whole; null without one. */
export function orderOf({
  orderedAt,
  orderAuthority,
  orderReference,
  orderReason,
}: OrderRow): OrderDto | null {
  if (!orderedAt || orderAuthority === null || orderReference === null || orderReason === null) return null;
  return {
    authority: orderAuthority,
    reference: orderReference,
    reason: orderReason,
    ordered_at: orderedAt.toISOString(),
  };
}
