/** Does not use the query client: the bar that ends impersonation is also on public pages. */
import type { CurrentUserDto } from '@/lib/accounts/contract';
import { tellSessionOver } from '@/lib/accounts/session-news';
import { api } from '@/lib/api/client';

/** Switches the session to another account, and notifies the browser's other tabs. */
async function change(path: string): Promise<{ data: CurrentUserDto }> {
  const answer = await api.post<{ data: CurrentUserDto }>(path);
  tellSessionOver();
  return answer;
}

/**
 * Starts and ends impersonating a user. All data loaded so far belongs to the other account, so do a full page load
 * afterwards.
 */
export const impersonationCalls = {
  start: (id: number) => change(`/api/impersonate/${id}`),
  leave: () => change('/api/impersonate/leave'),
};
