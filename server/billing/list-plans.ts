import 'server-only';

import type { PlanDto } from '@/lib/billing/contract';
import { getBilling } from '@/server/billing/get-billing';

/** GET /api/billing/plans: what a listing can be published for; none where publishing is free. */
export async function listPlans(): Promise<{ data: PlanDto[] }> {
  return { data: await getBilling().listPlans() };
}
