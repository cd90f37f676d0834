import 'server-only';

import type { OrderDto, SubscriptionDto } from '@/lib/billing/contract';
import type { OrderRow, SubscriptionRow } from '@/server/billing/select';

export function toOrder(row: OrderRow): OrderDto {
  const { id, number, status, subtotal, total, currency, createdAt, processedAt } = row;
  return {
    id,
    number,
    created_at: createdAt.toISOString(),
    status,
    processed_at: processedAt?.toISOString() ?? null,
    subtotal,
    total,
    currency,
  };
}

export function toSubscription({ id, name, cycleEndsAt, endsAt }: SubscriptionRow): SubscriptionDto {
  return {
    id,
    name,
    cycle_ends_at: cycleEndsAt?.toISOString() ?? null,
    ends_at: endsAt?.toISOString() ?? null,
  };
}
