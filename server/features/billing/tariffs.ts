import 'server-only';

import type { PlanDto } from '@/lib/billing/contract';
import { setTariff } from '@/lib/billing/tariffs';
import { z } from '@/lib/api/zod';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';

/** The key in `app_settings`; absent until an admin changes a tariff. */
export const TARIFFS_KEY = 'tariffs';

const stored = z.object({ version: z.int(), plans: z.record(z.string(), setTariff) });
/** Plans by the id of their price at Stripe. */
export type Tariffs = z.infer<typeof stored>;

/** What admins set; a plan that they left alone costs what Stripe's price says. */
export async function readTariffs(db: Tx = prisma()): Promise<Tariffs> {
  const row = await db.appSetting.findUnique({ where: { key: TARIFFS_KEY } });
  return stored.catch({ version: 0, plans: {} }).parse(row?.value);
}

/** A plan with what admins set. */
export function withTariff(plan: PlanDto, { plans }: Tariffs): PlanDto {
  const { amount, trial_days } = plans[plan.id] ?? plan;
  const yearly = amount * (plan.period === 'year' ? 1 : 12);
  return { ...plan, amount, trial_days, amount_per_year: yearly };
}
