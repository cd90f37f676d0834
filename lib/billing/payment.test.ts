import { describe, expect, it } from 'vitest';
import { isSlowPayment, paymentPause } from '@/lib/billing/payment';

describe('a payment that is under way', () => {
  it.each([
    ['processing', 0, 2000],
    ['none', 59_999, 2000],
    [undefined, 0, 2000],
    ['processing', 60_000, 15_000],
    ['paid', 0, false],
    ['failed', 90_000, false],
  ] as const)('%s, after %i ms: asked for again in %s', (state, waited, pause) => {
    expect(paymentPause(state, waited)).toBe(pause);
  });

  it('is called slow after a minute', () => {
    expect([59_999, 60_000].map(isSlowPayment)).toEqual([false, true]);
  });
});
