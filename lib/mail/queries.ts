/** TanStack Query options for the outbox; query keys are defined only here. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { MailDto, MailPage, MailState } from '@/lib/mail/contract';

const all = ['mails'] as const;

/** Rows per page of the table. */
export const mailsPerPage = 20;

/** The table's filters; null for no filter. */
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

/** Sends an email now. */
export const retryMail = (id: string) => api.put<{ data: MailDto }>(`/api/mails/${id}/retry`);

export const refreshMails = (client: QueryClient) => client.invalidateQueries({ queryKey: all });
