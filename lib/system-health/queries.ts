/** TanStack Query options for the site's health; query keys are defined only here. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { SystemHealthDto } from '@/lib/system-health/contract';

/** Refetch interval in milliseconds while the page is visible. */
const pause = 30_000;

export const systemHealthQuery = () =>
  queryOptions({
    queryKey: ['system-health'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: SystemHealthDto }>('/api/system-health', { signal })).data,
    refetchInterval: pause,
  });
