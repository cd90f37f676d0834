/** TanStack Query options for the areas of short stays; query keys are defined only here. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { RefreshAnswer, ShortStayAreaPage } from '@/lib/short-stay/contract';

const all = ['short-stay-areas'] as const;
const path = '/api/admin/short-stay-areas';

/** Rows per page of the list. */
export const areasPerPage = 20;

/** Refetch interval in milliseconds while a run is in progress. */
const pause = 5000;

export const areasQuery = (page: number) =>
  queryOptions({
    queryKey: [...all, page],
    queryFn: ({ signal }) =>
      api.get<ShortStayAreaPage>(path, { query: { page, limit: areasPerPage }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.meta.running ? pause : false),
  });

export const refreshAreas = () => api.post<RefreshAnswer>(`${path}/refresh`, { body: {} });

export const refetchAreas = (client: QueryClient) => client.invalidateQueries({ queryKey: all });
