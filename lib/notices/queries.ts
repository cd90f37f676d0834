/** TanStack Query options for the admins' queue of notices; query keys are defined only here. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { NoticeDecisionInput, NoticePage } from '@/lib/notices/contract';
import type { NoticeState } from '@/lib/notices/states';

const all = ['notices'] as const;

export const noticesPerPage = 20;

export const noticesQuery = (state: NoticeState, page: number) =>
  queryOptions({
    queryKey: [...all, state, page],
    queryFn: ({ signal }) =>
      api.get<NoticePage>('/api/notices', { query: { state, page, limit: noticesPerPage }, signal }),
    placeholderData: keepPreviousData,
  });

export const decideNotice = (reference: string, body: NoticeDecisionInput) =>
  api.put(`/api/notices/${reference}/decision`, { body });

export const refreshNotices = (client: QueryClient) => client.invalidateQueries({ queryKey: all });
