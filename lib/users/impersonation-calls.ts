/** No query client here: the bar that ends it stands on public pages as well. */
import type { CurrentUserDto } from '@/lib/accounts/contract';
import { api } from '@/lib/api/client';

/** Acting as a user, and back. Everything that was loaded belongs to the other account then: load a whole page. */
export const impersonationCalls = {
  start: (id: number) => api.post<{ data: CurrentUserDto }>(`/api/impersonate/${id}`),
  leave: () => api.post<{ data: CurrentUserDto }>('/api/impersonate/leave'),
};
