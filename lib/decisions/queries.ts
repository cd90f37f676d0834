/** TanStack Query options for statements of reasons and appeals; query keys are defined only here. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type {
  AppealAnswerInput,
  AppealedPage,
  AppealInput,
  DecisionPage,
  LetterAppealInput,
} from '@/lib/decisions/contract';

const own = ['decisions'] as const;
const appealed = ['appeals'] as const;

export const decisionsPerPage = 20;

export const decisionsQuery = (page: number) =>
  queryOptions({
    queryKey: [...own, page],
    queryFn: ({ signal }) =>
      api.get<DecisionPage>('/api/user/decisions', { query: { page, limit: decisionsPerPage }, signal }),
    placeholderData: keepPreviousData,
  });

export const appealsQuery = (page: number) =>
  queryOptions({
    queryKey: [...appealed, page],
    queryFn: ({ signal }) =>
      api.get<AppealedPage>('/api/decisions', { query: { page, limit: decisionsPerPage }, signal }),
    placeholderData: keepPreviousData,
  });

export const decisionCalls = {
  appeal: (id: number, body: AppealInput) => api.post(`/api/user/decisions/${id}/appeal`, { body }),
  enter: (body: LetterAppealInput) => api.post('/api/decisions', { body }),
  answer: (id: number, body: AppealAnswerInput) => api.put(`/api/decisions/${id}/appeal`, { body }),
};

export const refreshDecisions = (client: QueryClient) => client.invalidateQueries({ queryKey: own });
export const refreshAppeals = (client: QueryClient) => client.invalidateQueries({ queryKey: appealed });
