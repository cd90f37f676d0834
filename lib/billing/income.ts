/** A year's income summed up in one line (docs/rules/billing.md#screens). */
import type { IncomeMonthDto } from '@/lib/billing/contract';

export type Income = Omit<IncomeMonthDto, 'month'>;

const none: Income = { orders: 0, subtotal: 0, vat: 0, total: 0, refunded: 0 };

/** The sum of all months, in cents. */
export function incomeTotal(months: readonly Income[]): Income {
  return months.reduce<Income>(
    (sum, { orders, subtotal, vat, total, refunded }) => ({
      orders: sum.orders + orders,
      subtotal: sum.subtotal + subtotal,
      vat: sum.vat + vat,
      total: sum.total + total,
      refunded: sum.refunded + refunded,
    }),
    none,
  );
}
