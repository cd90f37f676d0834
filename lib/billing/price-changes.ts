/** Which prices a change of tariffs changes. */
import type { MoneyInput, TariffDto } from '@/lib/billing/tariffs';

export interface PriceChange {
  plan: TariffDto;
  /** Cents per period. */
  from: number;
  to: number;
}

/** The plans whose price changes. */
export function priceChanges(plans: readonly TariffDto[], wanted: MoneyInput['plans']): PriceChange[] {
  return plans.flatMap((plan) => {
    const to = wanted.find(({ id }) => id === plan.id)?.amount ?? plan.amount;
    return to === plan.amount ? [] : [{ plan, from: plan.amount, to }];
  });
}
