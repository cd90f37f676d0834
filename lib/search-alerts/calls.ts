/** The browser's API call for search alerts. */
import { api } from '@/lib/api/client';
import type { SearchAlertBody } from '@/lib/search-alerts/contract';

export const askSearchAlert = (body: SearchAlertBody) =>
  api.post<{ message: string }>('/api/search-alerts', { body });
