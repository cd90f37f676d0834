import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

const load = () => import('@/server/features/billing/get-billing');

describe('billing', () => {
  it('is free unless told otherwise', async () => {
    const { getBilling, getPayments } = await load();
    expect(getBilling().isFree).toBe(true);
    expect(await getBilling().listPlans()).toEqual([]);
    await expect(getBilling().startPayment({ id: 1, slug: 'a-b', ownerId: 1 }, null)).rejects.toThrow(
      'Nothing is to be paid',
    );
    expect(getPayments).toThrow('billing_is_free');
  });

  it('costs what Stripe’s prices say where that was asked for', async () => {
    vi.stubEnv('BILLING', 'stripe');
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_x');
    vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_x');
    vi.stubEnv('STRIPE_PRICE_ID', 'price_a, price_b');
    const billing = (await load()).getBilling();
    expect(billing.isFree).toBe(false);
    expect(['price_a', 'price_b', 'price_c', ''].map((id) => billing.isPlan(id))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
