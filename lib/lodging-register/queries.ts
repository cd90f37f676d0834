/** TanStack Query options for the lodging register; query keys are defined only here. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { RegisterStateDto } from '@/lib/lodging-register/contract';

export const registerStateQuery = () =>
  queryOptions({
    queryKey: ['lodging-register'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: RegisterStateDto }>('/api/admin/lodging-register', { signal })).data,
  });
