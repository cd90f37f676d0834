'use client';

import { useQuery } from '@tanstack/react-query';
import { subscriptionListQuery } from '@/lib/billing/queries';
import { publicEnv } from '@/lib/public-env';

/**
 * Ids of the user's own listings with a payment that was started but not completed, as far as the newest subscriptions
 * tell.
 */
export function useUnpaid(userId: number): ReadonlySet<number> {
  const isAsked = publicEnv().billing !== 'free';
  const { data } = useQuery({ ...subscriptionListQuery(userId, 1), enabled: isAsked });
  const pending = data?.data.filter(({ status }) => status === 'pending') ?? [];
  return new Set(pending.flatMap(({ listing_id: id }) => id ?? []));
}
