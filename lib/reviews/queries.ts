/** TanStack Query options for reviews; query keys are defined only here. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { ReviewCount } from '@/lib/reviews/contract';
import type {
  ModeratedReviewList,
  ModeratedReviewPage,
  OwnReview,
  OwnReviewPage,
  ReplyInput,
  ReportInput,
  VisibilityInput,
} from '@/lib/reviews/contract';

const all = ['reviews'] as const;

/** Reviews per page of the dashboard. */
export const ownReviewsPerPage = 15;

/** A page of the reviews of a user's listings. */
export const ownReviewsQuery = (userId: number, page: number) =>
  queryOptions({
    queryKey: [...all, 'own', userId, page],
    queryFn: ({ signal }) =>
      api.get<OwnReviewPage>(`/api/users/${userId}/reviews`, {
        query: { page, limit: ownReviewsPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const ownReviewCountQuery = (userId: number) =>
  queryOptions({
    queryKey: [...all, 'count', userId],
    queryFn: ({ signal }) => api.get<ReviewCount>(`/api/users/${userId}/reviews/count`, { signal }),
  });

/** A page of one of the admins' lists. */
export const moderatedReviewsQuery = (list: ModeratedReviewList, page: number) =>
  queryOptions({
    queryKey: [...all, 'moderated', list, page],
    queryFn: ({ signal }) =>
      api.get<ModeratedReviewPage>('/api/reviews', {
        query: { list, page, limit: ownReviewsPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const reportedReviewCountQuery = () =>
  queryOptions({
    queryKey: [...all, 'count', 'reported'],
    queryFn: ({ signal }) => api.get<ReviewCount>('/api/reviews/count', { signal }),
  });

/** After a change: lists and counts are refetched. */
export const refreshReviews = (client: QueryClient) => client.invalidateQueries({ queryKey: all });

/** After a landlord opened the list, which marks all reviews as read. */
export const refreshReviewCounts = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [...all, 'count'] });

type ReviewAnswer = { data: OwnReview };

export const reviewCalls = {
  reply: (id: number, body: ReplyInput) => api.put<ReviewAnswer>(`/api/reviews/${id}/reply`, { body }),
  report: (id: number, body: ReportInput) => api.post<ReviewAnswer>(`/api/reviews/${id}/report`, { body }),
  setVisibility: (id: number, body: VisibilityInput) =>
    api.put<ReviewAnswer>(`/api/reviews/${id}/visibility`, { body }),
};
