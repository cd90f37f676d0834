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

/** Imports a file chosen on this device. */
export async function importRegisterFile(file: File): Promise<RegisterStateDto> {
  const body = new FormData();
  body.set('file', file);
  return (await api.post<{ data: RegisterStateDto }>('/api/admin/lodging-register', { body })).data;
}
