/** What an admin can pay back of an order. */
import { PAID } from '@/lib/billing/states';
import type { OrderDto } from '@/lib/billing/contract';

export type Refundable = Pick<OrderDto, 'status' | 'total' | 'refunded' | 'currency'>;

/** Cents that can still be refunded: 0 unless the order was paid, and 0 while the payment is disputed. */
export function refundableOf({ status, total, refunded }: Refundable): number {
  return status === PAID ? total - refunded : 0;
}
