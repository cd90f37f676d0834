import 'server-only';

import type { PlanDto } from '@/lib/billing/contract';
import type { Actor } from '@/server/auth/actor';
import { getBilling } from '@/server/features/billing/get-billing';
import { hadTrial } from '@/server/features/billing/trial';

/**
 * GET /api/billing/plans: the plans for publishing a listing; none if publishing is free. Trial days are left out for
 * users who had them.
 */
export async function listPlans({ actor }: { actor: Pick<Actor, 'id'> }): Promise<{ data: PlanDto[] }> {
  const plans = await getBilling().listPlans();
  if (plans.every((plan) => plan.trial_days === 0) || !(await hadTrial(actor.id))) return { data: plans };
  return { data: plans.map((plan) => ({ ...plan, trial_days: 0 })) };
}
