/** TanStack Query options for threads and reply templates; query keys are defined only here. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type {
  MessagePage,
  ReplyTemplateDto,
  ReplyTemplateInput,
  ThreadMessage,
} from '@/lib/messages/contract';

export type ThreadKind = 'booking-requests' | 'contact-requests';

/** A landlord's thread; refetched every half minute while it is open. */
export const threadQuery = (kind: ThreadKind, id: number) =>
  infiniteQueryOptions({
    queryKey: ['messages', kind, id],
    queryFn: ({ pageParam: page, signal }) =>
      api.get<MessagePage>(`/api/${kind}/${id}/messages`, { query: { page }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
    refetchInterval: 30_000,
  });

export const sendMessage = (kind: ThreadKind, id: number, message: string) =>
  api.post<{ data: ThreadMessage }>(`/api/${kind}/${id}/messages`, { body: { message } });

const templates = '/api/user/reply-templates';

export const replyTemplatesQuery = () =>
  queryOptions({
    queryKey: ['reply-templates'],
    queryFn: async ({ signal }) => (await api.get<{ data: ReplyTemplateDto[] }>(templates, { signal })).data,
  });

/** Saves a template; creates one if there is no id. */
export const saveReplyTemplate = (body: ReplyTemplateInput, id: number | null) =>
  id === null ? api.post(templates, { body }) : api.put(`${templates}/${id}`, { body });

export const removeReplyTemplate = (id: number) => api.delete(`${templates}/${id}`);
