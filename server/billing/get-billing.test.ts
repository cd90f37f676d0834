import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

const load = async () => (await import('@/server/billing/get-billing')).getBilling();

describe('billing', () => {
  it('is free unless told otherwise', async () => {
    const billing = await load();
    expect(billing.isFree).toBe(true);
    await expect(
      billing.startPayment({ id: 1, slug: 'a-b', owner: { id: 1, email: 'a@b.c' } }),
    ).rejects.toThrow('Nothing is to be paid');
  });

  it('does not publish for free where payment was asked for', async () => {
    vi.stubEnv('BILLING', 'stripe');
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'])
      vi.stubEnv(name, 'x');
    await expect(load()).rejects.toThrow('BILLING=stripe');
  });
});
