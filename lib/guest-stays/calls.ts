/** The API calls of a guest's own page. Does not use the query client, so that the page ships less script. */
import { api } from '@/lib/api/client';
import type { MessagePage, ThreadMessage } from '@/lib/messages/contract';

export const sendGuestMessage = (token: string, message: string) =>
  api.post<{ data: ThreadMessage }>(`/api/stays/${token}/messages`, { body: { message } });

export const getGuestMessages = (token: string) => api.get<MessagePage>(`/api/stays/${token}/messages`);
