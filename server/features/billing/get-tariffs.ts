import 'server-only';

import type { PlanDto } from '@/lib/billing/contract';
import type { MoneyDto } from '@/lib/billing/tariffs';
import { getBilling } from '@/server/features/billing/get-billing';
import { readTariffs, withTariff } from '@/server/features/billing/tariffs';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { paymentGraceDays } from '@/server/features/settings/payment-grace-days';

/** The current tariffs, for plans with the amounts at Stripe. */
export async function loadTariffs(tx: Tx, usual: readonly PlanDto[]): Promise<MoneyDto> {
  const tariffs = await readTariffs(tx);
  return {
    version: tariffs.version,
    payment_grace_days: await paymentGraceDays(tx),
    plans: usual.map((plan) => {
      const { id, name, amount, currency, period, trial_days, vat_excluded } = withTariff(plan, tariffs);
      const asAtStripe = { usual_amount: plan.amount, usual_trial_days: plan.trial_days };
      return { id, name, amount, currency, period, trial_days, vat_excluded, ...asAtStripe };
    }),
  };
}

/** GET /api/admin/money. */
export async function getTariffs(): Promise<{ data: MoneyDto }> {
  return { data: await loadTariffs(prisma(), await getBilling().listUsualPlans()) };
}
