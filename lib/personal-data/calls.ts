/** Admin calls for guests' data requests; nothing is cached in the browser, so there are no queries. */
import { api } from '@/lib/api/client';
import type { ErasedAnswer, EraseGuestInput, ExportGuestInput } from '@/lib/personal-data/contract';

export const guestDataCalls = {
  export: (body: ExportGuestInput) =>
    api.post<Readonly<Record<string, unknown>>>('/api/personal-data/export', { body }),
  erase: (body: EraseGuestInput) => api.post<ErasedAnswer>('/api/personal-data/erase', { body }),
};
