/** Moderation as TanStack Query wants it; query keys exist nowhere else. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import { fetchReview } from '@/lib/moderation/calls';
import type { UnapprovedPage } from '@/lib/moderation/contract';

const all = ['moderation'] as const;

/** Listings a page of the review: each holds a lot to look at. */
export const reviewsPerPage = 10;

export const unapprovedQuery = (page: number) =>
  queryOptions({
    queryKey: [...all, 'unapproved', page],
    queryFn: ({ signal }) =>
      api.get<UnapprovedPage>('/api/listings/unapproved', { query: { page, limit: reviewsPerPage }, signal }),
    placeholderData: keepPreviousData,
  });

export const reviewQuery = (id: number) =>
  queryOptions({ queryKey: [...all, 'review', id], queryFn: ({ signal }) => fetchReview(id, signal) });

export const refreshModeration = (client: QueryClient) => client.invalidateQueries({ queryKey: all });
