import { describe, expect, it } from 'vitest';
import { priceChanges } from '@/lib/billing/price-changes';
import type { TariffDto } from '@/lib/billing/tariffs';

const plan = (id: string, amount: number): TariffDto => ({
  ...{ id, name: id, amount, currency: 'EUR', period: 'year', trial_days: 0 },
  ...{ usual_amount: 149_00, usual_trial_days: 0, vat_excluded: false },
});
const plans = [plan('year', 149_00), plan('month', 15_00)];

describe('a change of prices', () => {
  it('is of the plans whose amount differs from now, whatever else does', () => {
    const wanted = [
      { id: 'month', amount: 15_00, trial_days: 30 },
      { id: 'year', amount: 159_00, trial_days: 0 },
    ];
    expect(priceChanges(plans, wanted)).toEqual([{ plan: plans[0], from: 149_00, to: 159_00 }]);
  });

  it('is none for plans that are left out', () => {
    expect(priceChanges(plans, [])).toEqual([]);
  });
});
