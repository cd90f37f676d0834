/** The browser's API calls for hosts; query keys are defined only here. */
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { HostedStay } from '@/lib/hosting/contract';

const key = ['hosting'] as const;
const path = '/api/user/hosting';

/** This week's guests in the homes that the user hosts, and guests whose message is unanswered. */
export const hostedStaysQuery = (userId: number) =>
  queryOptions({
    queryKey: [...key, 'list', userId],
    queryFn: async ({ signal }) => (await api.get<{ data: HostedStay[] }>(path, { signal })).data,
  });

export const hostedStayQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, id],
    queryFn: async ({ signal }) => (await api.get<{ data: HostedStay }>(`${path}/${id}`, { signal })).data,
  });

export const refreshHosting = (client: QueryClient) => client.invalidateQueries({ queryKey: key });

interface ArrivalInfo {
  arrival_info: string | null;
}

const infoPath = (slug: string) => `/api/listings/${slug}/arrival-info`;

/** The access instructions of a home. */
export const arrivalInfoQuery = (slug: string) =>
  queryOptions({
    queryKey: ['arrival-info', slug],
    queryFn: async ({ signal }) => (await api.get<{ data: ArrivalInfo }>(infoPath(slug), { signal })).data,
  });

export async function saveArrivalInfo(client: QueryClient, slug: string, text: string): Promise<void> {
  const { data } = await api.put<{ data: ArrivalInfo }>(infoPath(slug), { body: { arrival_info: text } });
  client.setQueryData(arrivalInfoQuery(slug).queryKey, data);
  await refreshHosting(client);
}
