/** No query client here: the bar that ends it stands on public pages as well. */
import type { CurrentUserDto } from '@/lib/accounts/contract';
import { tellSessionOver } from '@/lib/accounts/session-news';
import { api } from '@/lib/api/client';

/** Makes the session another account's, and tells the browser's other tabs. */
async function change(path: string): Promise<{ data: CurrentUserDto }> {
  const answer = await api.post<{ data: CurrentUserDto }>(path);
  tellSessionOver();
  return answer;
}

/** Acting as a user, and back. Everything that was loaded belongs to the other account then: load a whole page. */
export const impersonationCalls = {
  start: (id: number) => change(`/api/impersonate/${id}`),
  leave: () => change('/api/impersonate/leave'),
};
