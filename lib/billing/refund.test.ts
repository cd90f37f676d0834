import { describe, expect, it } from 'vitest';
import { refundableOf } from '@/lib/billing/refund';
import { refundForm } from '@/lib/billing/refund-form';
import { refundTexts } from '@/lib/texts/billing';

const order = { status: 'paid', total: 14_900, refunded: 0, currency: 'EUR' } as const;

describe('what can be paid back of an order', () => {
  it.each([
    [{}, 14_900],
    [{ refunded: 4900 }, 10_000],
    [{ refunded: 14_900 }, 0],
    [{ status: 'refunded', refunded: 14_900 }, 0],
    [{ status: 'disputed' }, 0],
    [{ status: 'open' }, 0],
  ] as const)('%j: %i cents', (change, left) => {
    expect(refundableOf({ ...order, ...change })).toBe(left);
  });

  const most = refundTexts.tooMuch('€\u00a0100,-');
  it.each([
    ['100', 10_000, undefined],
    ['0,01', 1, undefined],
    ['100,01', undefined, most],
    ['0', undefined, refundTexts.noAmount],
    ['', undefined, refundTexts.noAmount],
    ['alles', undefined, refundTexts.noAmount],
  ])('typed as %j: %s', (amount, cents, error) => {
    const { data, error: refusal } = refundForm({ ...order, refunded: 4900 }).safeParse({ amount });
    expect([data?.amount, refusal?.issues[0]?.message]).toEqual([cents, error]);
  });
});
