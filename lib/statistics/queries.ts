/** Statistics as TanStack Query wants them; query keys exist nowhere else. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { Statistics } from '@/lib/statistics/contract';

/** The figures of who is signed in. */
export const statisticsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['statistics', userId],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: Statistics }>('/api/user/statistics', { signal })).data,
  });
