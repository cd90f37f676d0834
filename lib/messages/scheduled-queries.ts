/** TanStack Query options for messages sent automatically to a guest; their query keys are defined only here. */
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { ScheduledMessage } from '@/lib/messages/contract';
import { replyTemplatesQuery, threadQuery } from '@/lib/messages/queries';

const scheduled = ['scheduled-messages'] as const;
const scheduledOf = (id: number) => [...scheduled, id] as const;

/** The automatic messages to the guest of a stay. */
export const scheduledMessagesQuery = (id: number) =>
  queryOptions({
    queryKey: scheduledOf(id),
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: ScheduledMessage[] }>(`/api/booking-requests/${id}/scheduled-messages`, {
          signal,
        })
      ).data,
  });

/** Sends one now, or skips it. */
export const pressScheduled = (id: number, template: number, act: 'send' | 'skip') =>
  api.post(`/api/booking-requests/${id}/scheduled-messages/${template}/${act}`);

/** After one was sent or skipped: refetches the list, and the thread it was added to. */
export const refreshScheduled = (client: QueryClient, id: number) =>
  Promise.all([
    client.invalidateQueries({ queryKey: scheduledOf(id) }),
    client.invalidateQueries({ queryKey: threadQuery('booking-requests', id).queryKey }),
  ]);

/** After a template changed: refetches the automatic messages too. */
export const refreshReplyTemplates = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: replyTemplatesQuery().queryKey }),
    client.invalidateQueries({ queryKey: scheduled }),
  ]);
