/** TanStack Query options for random checks; query keys are defined only here. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { OwnShortStayCheckPage, RunAnswer, ShortStayCheckPage } from '@/lib/short-stay-checks/contract';

const all = ['short-stay-checks'] as const;
const path = '/api/admin/short-stay-checks';

/** Draws per page of the admins' list, and findings per page of a landlord's. */
export const checksPerPage = 10;

/** Refetch interval in milliseconds while a run is in progress. */
const pause = 5000;

export const checksQuery = (page: number) =>
  queryOptions({
    queryKey: [...all, page],
    queryFn: ({ signal }) =>
      api.get<ShortStayCheckPage>(path, { query: { page, limit: checksPerPage }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.meta.running ? pause : false),
  });

/** What checks found about the signed-in landlord's homes. */
export const ownChecksQuery = (page: number) =>
  queryOptions({
    queryKey: [...all, 'own', page],
    queryFn: ({ signal }) =>
      api.get<OwnShortStayCheckPage>('/api/user/short-stay-checks', {
        query: { page, limit: checksPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const runChecks = () => api.post<RunAnswer>(`${path}/run`, { body: {} });

export const refetchChecks = (client: QueryClient) => client.invalidateQueries({ queryKey: all });
