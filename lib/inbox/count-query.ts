/** The count in the menu of every dashboard page, in a file apart from what only the inbox needs. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { InboxCount } from '@/lib/inbox/contract';

/** The beginning of all query keys of the inbox. */
export const inboxKey = ['inbox'] as const;

/** How many threads wait for an answer of staff. */
export const inboxCountQuery = () =>
  queryOptions({
    queryKey: [...inboxKey, 'count'],
    queryFn: ({ signal }) => api.get<InboxCount>('/api/admin/inbox/count', { signal }),
  });
