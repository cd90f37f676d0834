/** TanStack Query options for who acted as the user; query keys are defined only here. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { ImpersonationListAnswer } from '@/lib/impersonation/contract';

export const impersonationListQuery = () =>
  queryOptions({
    queryKey: ['impersonations'],
    queryFn: async ({ signal }) =>
      (await api.get<ImpersonationListAnswer>('/api/user/impersonations', { signal })).data,
  });
