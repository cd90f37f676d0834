/** TanStack Query options for moderation; query keys are defined only here. */
import { hashKey, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import { fetchReview } from '@/lib/moderation/calls';
import type { ChangedPage, ReviewCounts, UnapprovedPage } from '@/lib/moderation/contract';

const all = ['moderation'] as const;

/** Listings per page of the review screen: each has a lot to check. */
export const reviewsPerPage = 10;

export const unapprovedQuery = (page: number) =>
  queryOptions({
    queryKey: [...all, 'unapproved', page],
    queryFn: ({ signal }) =>
      api.get<UnapprovedPage>('/api/listings/unapproved', { query: { page, limit: reviewsPerPage }, signal }),
    placeholderData: keepPreviousData,
  });

export const reviewCountQuery = () =>
  queryOptions({
    queryKey: [...all, 'count'],
    queryFn: ({ signal }) => api.get<ReviewCounts>('/api/listings/unapproved/count', { signal }),
  });

/** The two lists on the page, and the parameter that selects the second. */
export type ReviewListName = 'waiting' | 'changed';
export const reviewListParameter = 'lijst';

export const changedQuery = (page: number) =>
  queryOptions({
    queryKey: [...all, 'changed', page],
    queryFn: ({ signal }) =>
      api.get<ChangedPage>('/api/listings/changed', { query: { page, limit: reviewsPerPage }, signal }),
    placeholderData: keepPreviousData,
  });

export const reviewQuery = (id: number) =>
  queryOptions({ queryKey: [...all, 'review', id], queryFn: ({ signal }) => fetchReview(id, signal) });

/** Refetches what is shown; drops the queries of a deleted listing (`gone`). */
export function refreshModeration(client: QueryClient, gone: number | null = null): Promise<void> {
  const lost = gone === null ? null : hashKey(reviewQuery(gone).queryKey);
  return client.invalidateQueries({ queryKey: all, predicate: ({ queryHash }) => queryHash !== lost });
}
