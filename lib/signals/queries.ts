/** TanStack Query options for signals; query keys are defined only here. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { SignalPage } from '@/lib/signals/contract';
import type { SignalKind, SignalState } from '@/lib/signals/kinds';

const all = ['signals'] as const;
const path = '/api/admin/signals';

/** Rows per page of the list. */
export const signalsPerPage = 20;

/** The list's filters; null for every kind. */
export interface SignalFilter {
  kind: SignalKind | null;
  state: SignalState;
}

export const signalsQuery = ({ kind, state }: SignalFilter, page: number) =>
  queryOptions({
    queryKey: [...all, kind, state, page],
    queryFn: ({ signal }) =>
      api.get<SignalPage>(path, { query: { kind, state, page, limit: signalsPerPage }, signal }),
    placeholderData: keepPreviousData,
  });

export const signalCalls = {
  dismiss: (id: number, reason: string) =>
    api.put(`${path}/${id}/dismissal`, { body: { dismissed: true, reason } }),
  reopen: (id: number) => api.put(`${path}/${id}/dismissal`, { body: { dismissed: false } }),
};

export const refreshSignals = (client: QueryClient) => client.invalidateQueries({ queryKey: all });
