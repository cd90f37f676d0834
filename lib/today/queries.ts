/** TanStack Query options for today's overview; query keys are defined only here. */
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import { bookingRequestKey } from '@/lib/booking-requests/queries';
import type { Today } from '@/lib/today/contract';

/** Under the key of booking requests, so that refreshing those refreshes today's overview too. */
const all = [...bookingRequestKey, 'today'] as const;

/** What the signed-in user's listings need today. */
export const todayQuery = (userId: number) =>
  queryOptions({
    queryKey: [...all, userId],
    queryFn: async ({ signal }) => (await api.get<{ data: Today }>('/api/user/today', { signal })).data,
  });

/** When something new arrived: today's overview is refetched where it is shown. */
export const refreshToday = (client: QueryClient) => client.invalidateQueries({ queryKey: all });
