/** Does not use the query client: the bar that ends impersonation is also on public pages. */
import type { CurrentUserDto } from '@/lib/accounts/contract';
import { tellSessionOver } from '@/lib/accounts/session-news';
import { api } from '@/lib/api/client';

/** Switches the session to another account, and notifies the browser's other tabs. */
async function change(path: string, body?: { reason: string }): Promise<{ data: CurrentUserDto }> {
  const answer = await api.post<{ data: CurrentUserDto }>(path, { body });
  tellSessionOver();
  return answer;
}

/**
 * Starts and ends impersonating a user. All data loaded so far belongs to the other account, so do a full page load
 * afterwards.
 */
export const impersonationCalls = {
  /** `reason`: read by the user. */
  start: (id: number, reason: string) => change(`/api/impersonate/${id}`, { reason }),
  leave: () => change('/api/impersonate/leave'),
};
