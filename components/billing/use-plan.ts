'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { planListQuery } from '@/lib/billing/queries';

/** The available plans (none when publishing is free) and the chosen one, initially the first. */
export function usePlan() {
  const query = useQuery(planListQuery());
  const [chosen, choose] = useState<string>();
  const plans = query.data ?? [];
  const plan = plans.find(({ id }) => id === chosen) ?? plans[0];
  return { query, plans, plan: plan?.id, choose };
}
