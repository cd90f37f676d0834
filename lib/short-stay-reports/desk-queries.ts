/** TanStack Query options for the reports of stays, for admins and landlords; query keys are defined only here. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type {
  ReportPeriodRow,
  ReportPeriods,
  StayReportPage,
  StopInput,
} from '@/lib/short-stay-reports/contract';

const all = ['short-stay-reports'] as const;
const path = '/api/admin/short-stay-reports';

/** Rows per page of a landlord's list. */
export const reportsPerPage = 20;

/** Refetch interval in milliseconds while a run is in progress. */
const PAUSE = 5000;

/** The newest periods, for admins. */
export const reportPeriodsQuery = () =>
  queryOptions({
    queryKey: [...all, 'periods'],
    queryFn: ({ signal }) => api.get<ReportPeriods>(path, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.data.some((period) => period.state === 'running') ? PAUSE : false,
  });

/** What was reported of the signed-in landlord's homes. */
export const ownReportsQuery = (page: number) =>
  queryOptions({
    queryKey: [...all, 'own', page],
    queryFn: ({ signal }) =>
      api.get<StayReportPage>('/api/user/short-stay-reports', {
        query: { page, limit: reportsPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const reportFile = (period: string, kind: 'csv' | 'json'): string => `${path}/${period}.${kind}`;

export const reportCalls = {
  /** @throws ApiError */
  send: (period: string) => api.post<{ data: ReportPeriodRow }>(`${path}/${period}/send`, { body: {} }),
  stop: (body: StopInput) => api.put<unknown>(`${path}/stop`, { body }),
};

export const refetchReports = (client: QueryClient) => client.invalidateQueries({ queryKey: all });
