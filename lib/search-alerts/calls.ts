/** The browser's call about alerts. */
import { api } from '@/lib/api/client';
import type { SearchAlertBody } from '@/lib/search-alerts/contract';

export const askSearchAlert = (body: SearchAlertBody) =>
  api.post<{ message: string }>('/api/search-alerts', { body });
