import 'server-only';

import { z } from '@/lib/api/zod';
import { orderStatuses } from '@/lib/billing/contract';
import type { OrderDto, SubscriptionDto } from '@/lib/billing/contract';
import type { OrderRow, SubscriptionRow } from '@/server/features/billing/select';

const statusSchema = z.enum(orderStatuses);

export function toOrder(row: OrderRow): OrderDto {
  const { id, number, subtotal, total, refunded, currency, createdAt, processedAt } = row;
  return {
    id,
    number,
    created_at: createdAt.toISOString(),
    status: statusSchema.parse(row.status),
    processed_at: processedAt?.toISOString() ?? null,
    subtotal,
    total,
    refunded,
    currency,
    credit_notes: row.creditNotes.map((note) => ({
      id: note.id,
      number: note.number,
      created_at: note.createdAt.toISOString(),
      total: note.total,
    })),
  };
}

const DAY_MS = 24 * 3600 * 1000;

/** @param graceDays days that a listing stays online after its payment was refused */
export function toSubscription(row: SubscriptionRow, graceDays: number): SubscriptionDto {
  const { id, name, cycleEndsAt, endsAt, status, amount, currency, period, failedAt } = row;
  return {
    id,
    name,
    cycle_ends_at: cycleEndsAt?.toISOString() ?? null,
    ends_at: endsAt?.toISOString() ?? null,
    ...{ status, amount, currency, period },
    listing_id: row.listingId,
    payment_url: row.paymentUrl,
    grace_ends_at: failedAt && new Date(failedAt.getTime() + graceDays * DAY_MS).toISOString(),
  };
}
