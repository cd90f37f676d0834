/** TanStack Query options of the operator's search and lists; query keys are defined only here. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { Found, FoundListingPage, FoundRequestPage } from '@/lib/find/contract';

const all = ['find'] as const;

export const foundQuery = (q: string) =>
  queryOptions({
    queryKey: [...all, 'everything', q],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: Found }>('/api/admin/search', { query: { q }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** The filters of a list, as they are written in its address. */
export type ListAsked = Readonly<Record<string, string | undefined>>;

const inOrder = (asked: ListAsked) =>
  Object.entries(asked)
    .filter(([, value]) => value !== undefined && value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

export const foundListingsQuery = (asked: ListAsked) =>
  queryOptions({
    queryKey: [...all, 'listings', inOrder(asked)],
    queryFn: ({ signal }) => api.get<FoundListingPage>('/api/admin/listings', { query: asked, signal }),
    placeholderData: keepPreviousData,
  });

export const foundRequestsQuery = (asked: ListAsked) =>
  queryOptions({
    queryKey: [...all, 'booking-requests', inOrder(asked)],
    queryFn: ({ signal }) =>
      api.get<FoundRequestPage>('/api/admin/booking-requests', { query: asked, signal }),
    placeholderData: keepPreviousData,
  });

const withAsked = (path: string, asked: ListAsked): string =>
  `${path}?${new URLSearchParams(inOrder({ ...asked, page: undefined, format: 'csv' }).map(([name, value]) => [name, value ?? '']))}`;

/** The whole selection as a file. */
export const listingsFileUrl = (asked: ListAsked) => withAsked('/api/admin/listings', asked);
export const requestsFileUrl = (asked: ListAsked) => withAsked('/api/admin/booking-requests', asked);
