/** The day as TanStack Query wants it; query keys exist nowhere else. */
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import { bookingRequestKey } from '@/lib/booking-requests/queries';
import type { Today } from '@/lib/today/contract';

/** Whatever changes a request changes the day. */
const all = [...bookingRequestKey, 'today'] as const;

/** What the homes of who is signed in need today. */
export const todayQuery = (userId: number) =>
  queryOptions({
    queryKey: [...all, userId],
    queryFn: async ({ signal }) => (await api.get<{ data: Today }>('/api/user/today', { signal })).data,
  });

/** After something came in: the day is asked anew where it is shown. */
export const refreshToday = (client: QueryClient) => client.invalidateQueries({ queryKey: all });
