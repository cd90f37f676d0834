/** The outbox as TanStack Query wants it; query keys exist nowhere else. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { MailDto, MailPage, MailState } from '@/lib/mail/contract';

const all = ['mails'] as const;

/** Rows of a page of the table. */
export const mailsPerPage = 20;

/** What the table shows; null stands for everything. */
export interface MailFilter {
  state: MailState | null;
  search: string | null;
}

export const mailListQuery = ({ state, search }: MailFilter, page: number) =>
  queryOptions({
    queryKey: [...all, state, search, page],
    queryFn: ({ signal }) =>
      api.get<MailPage>('/api/mails', { query: { state, search, page, limit: mailsPerPage }, signal }),
    placeholderData: keepPreviousData,
  });

/** Sends a letter now. */
export const retryMail = (id: string) => api.put<{ data: MailDto }>(`/api/mails/${id}/retry`);

export const refreshMails = (client: QueryClient) => client.invalidateQueries({ queryKey: all });
