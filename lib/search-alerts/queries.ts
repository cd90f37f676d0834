/** TanStack Query options for all search alerts, for admins; query keys are defined only here. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { SearchAlertPage } from '@/lib/search-alerts/contract';
import type { SearchAlertState } from '@/lib/search-alerts/state';

const all = ['search-alerts'] as const;

/** Rows per page of the table. */
export const alertsPerPage = 20;

/** The table's filters; null for no filter. */
export interface AlertFilter {
  state: SearchAlertState | null;
  search: string | null;
}

export const searchAlertsQuery = ({ state, search }: AlertFilter, page: number) =>
  queryOptions({
    queryKey: [...all, state, search, page],
    queryFn: ({ signal }) =>
      api.get<SearchAlertPage>('/api/search-alerts', {
        query: { state, search, page, limit: alertsPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Stops the emails of this alert. */
export const endAlert = (id: number) =>
  api.put('/api/search-alerts/bulk-end', { query: { ids: String(id) } });

export const refreshAlerts = (client: QueryClient) => client.invalidateQueries({ queryKey: all });
