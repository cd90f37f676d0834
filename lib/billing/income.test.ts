import { expect, it } from 'vitest';
import { incomeTotal } from '@/lib/billing/income';

it('adds the months of a year up', () => {
  const january = { orders: 2, subtotal: 24_628, vat: 5172, total: 29_800, refunded: 0 };
  const march = { orders: 1, subtotal: 12_314, vat: 2586, total: 14_900, refunded: 14_900 };
  expect(incomeTotal([january, march])).toEqual({
    orders: 3,
    subtotal: 36_942,
    vat: 7758,
    total: 44_700,
    refunded: 14_900,
  });
  expect(incomeTotal([])).toEqual({ orders: 0, subtotal: 0, vat: 0, total: 0, refunded: 0 });
});
