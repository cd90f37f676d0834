/** TanStack Query options for the inbox; query keys are defined only here and in count-query.ts. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type {
  InboxChange,
  InboxPage,
  InboxTextDto,
  InboxTextInput,
  InboxThreadDetail,
} from '@/lib/inbox/contract';
import { inboxKey } from '@/lib/inbox/count-query';
import type { InboxState } from '@/lib/inbox/states';

const path = '/api/admin/inbox';

/** Rows per page. */
export const threadsPerPage = 20;

/** The list's filters; null for no filter. */
export interface InboxFilter {
  state: InboxState | null;
  assignee: number | 'none' | null;
  q: string | null;
}

export const inboxListQuery = (filter: InboxFilter, page: number) =>
  queryOptions({
    queryKey: [...inboxKey, 'list', filter, page],
    queryFn: ({ signal }) =>
      api.get<InboxPage>(path, { query: { ...filter, page, limit: threadsPerPage }, signal }),
    placeholderData: keepPreviousData,
  });

export const inboxThreadQuery = (id: number) =>
  queryOptions({
    queryKey: [...inboxKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: InboxThreadDetail }>(`${path}/${id}`, { signal })).data,
    refetchInterval: 30_000,
  });

export const inboxCalls = {
  change: (id: number, body: InboxChange) => api.put<{ data: InboxThreadDetail }>(`${path}/${id}`, { body }),
  reply: (id: number, body: { version: number; body: string }) =>
    api.post<{ data: InboxThreadDetail }>(`${path}/${id}/messages`, { body }),
};

/** Shows a changed thread, and refetches the list and the count. */
export async function showChanged(client: QueryClient, thread: InboxThreadDetail): Promise<void> {
  client.setQueryData(inboxThreadQuery(thread.id).queryKey, thread);
  await client.invalidateQueries({ queryKey: inboxKey, predicate: ({ queryKey }) => queryKey[1] !== 'one' });
}

const textsPath = '/api/admin/inbox-texts';

export const inboxTextsQuery = () =>
  queryOptions({
    queryKey: ['inbox-texts'],
    queryFn: async ({ signal }) => (await api.get<{ data: InboxTextDto[] }>(textsPath, { signal })).data,
  });

export const inboxTextCalls = {
  /** Creates one if there is no id. */
  save: (body: InboxTextInput, id: number | null) =>
    id === null ? api.post(textsPath, { body }) : api.put(`${textsPath}/${id}`, { body }),
  remove: (id: number) => api.delete(`${textsPath}/${id}`),
};
