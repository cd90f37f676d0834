/** TanStack Query options for a user's own sessions; query keys are defined only here. */
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { EndedSessionsDto, SessionListAnswer } from '@/lib/sessions/contract';

const path = '/api/user/sessions';

export const sessionListQuery = () =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: async ({ signal }) => (await api.get<SessionListAnswer>(path, { signal })).data,
  });

export const refreshSessions = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: sessionListQuery().queryKey });

export const sessionCalls = {
  end: (id: string) => api.delete<undefined>(`${path}/${id}`),
  endOthers: async () => (await api.delete<{ data: EndedSessionsDto }>(path)).data.ended,
};
