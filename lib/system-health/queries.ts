/** The site's health as TanStack Query wants it; query keys exist nowhere else. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { SystemHealthDto } from '@/lib/system-health/contract';

/** Milliseconds between two looks of a page in sight. */
const pause = 30_000;

export const systemHealthQuery = () =>
  queryOptions({
    queryKey: ['system-health'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: SystemHealthDto }>('/api/system-health', { signal })).data,
    refetchInterval: pause,
  });
