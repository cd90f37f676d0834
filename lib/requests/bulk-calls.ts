import { api } from '@/lib/api/client';

/** Actions on several requests at once. */
export interface BulkCalls {
  markAsRead: (ids: readonly number[]) => Promise<unknown>;
  markAsHandled: (ids: readonly number[]) => Promise<unknown>;
  destroy: (ids: readonly number[]) => Promise<unknown>;
}

const query = (ids: readonly number[]) => ({ query: { ids: ids.join(',') } });

export function bulkCallsOf(kind: 'booking-requests' | 'contact-requests'): BulkCalls {
  return {
    markAsRead: (ids) => api.put(`/api/${kind}/bulk-mark-as-read`, query(ids)),
    markAsHandled: (ids) => api.put(`/api/${kind}/bulk-mark-as-handled`, query(ids)),
    destroy: (ids) => api.delete(`/api/${kind}/bulk-destroy`, query(ids)),
  };
}
