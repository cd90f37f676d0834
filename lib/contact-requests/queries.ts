/** TanStack Query options for contact requests; query keys are defined only here. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type {
  ContactRequestDetail,
  ContactRequestFilter,
  ContactRequestPage,
} from '@/lib/contact-requests/contract';
import { bulkCallsOf } from '@/lib/requests/bulk-calls';
import type { RequestCount } from '@/lib/requests/contract';

const all = ['contact-requests'] as const;

/** Rows per page. */
export const contactRequestsPerPage = 20;

/** A page of the questions about a user's listings, open ones first. */
export const contactRequestListQuery = (userId: number, page: number, filter: ContactRequestFilter) =>
  queryOptions({
    queryKey: [...all, 'list', userId, page, filter],
    queryFn: ({ signal }) =>
      api.get<ContactRequestPage>(`/api/users/${userId}/contact-requests`, {
        query: { page, limit: contactRequestsPerPage, sort: 'open', ...filter },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const contactRequestCountQuery = (userId: number) =>
  queryOptions({
    queryKey: [...all, 'count', userId],
    queryFn: ({ signal }) => api.get<RequestCount>(`/api/users/${userId}/contact-requests/count`, { signal }),
  });

export const contactRequestQuery = (id: number) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: ContactRequestDetail }>(`/api/contact-requests/${id}`, { signal })).data,
  });

/** After a change: lists, counts and details are refetched when next shown; the deleted one (`gone`) never again. */
export async function refreshContactRequests(client: QueryClient, gone?: number): Promise<void> {
  await client.invalidateQueries({
    queryKey: all,
    predicate: ({ queryKey }) => gone === undefined || queryKey[1] !== 'one' || queryKey[2] !== gone,
  });
}

/** After a question was opened, which marks it as read: list and badge are refetched. */
export const refreshContactRequestLists = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: all, predicate: ({ queryKey }) => queryKey[1] !== 'one' });

export const contactRequestBulkCalls = bulkCallsOf('contact-requests');
