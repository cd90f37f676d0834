/** The calls of the page that matches payments; query keys are defined only here. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { RequestsToMatch } from '@/lib/payments/contract';
import type { SentMatch } from '@/lib/statements/record-matches';

/** The requests that a statement is matched with; always refetched. */
export const requestsToMatchQuery = (userId: number) =>
  queryOptions({
    queryKey: ['statements', 'requests', userId],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: RequestsToMatch }>('/api/user/payment-requests', { signal })).data,
    staleTime: 0,
  });

/** Sends at most MATCHES_PER_CALL matches; the answers are in the same order. */
export const sendPaymentMatches = async (matches: readonly SentMatch[]) =>
  (
    await api.post<{ data: { fingerprint: string; known: boolean }[] }>('/api/user/payment-matches', {
      body: { matches },
    })
  ).data;
