/** The browser's API calls about changeovers; query keys are defined only here. */
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { Changeover } from '@/lib/changeovers/contract';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';

const key = ['changeovers'] as const;

export const changeoversQuery = (userId: number, { start, end }: DayRange) =>
  queryOptions({
    queryKey: [...key, userId, start, end],
    queryFn: async ({ signal }) => {
      const query = { from: start, to: end };
      return (await api.get<{ data: Changeover[] }>('/api/user/changeovers', { query, signal })).data;
    },
  });

/** Marks a home as clean, or undoes that. */
export async function saveCleaned(
  client: QueryClient,
  { listing, day }: { listing: number; day: Day },
  isClean: boolean,
): Promise<void> {
  const path = `/api/listings/${listing}/cleaned/${day}`;
  await (isClean ? api.put<undefined>(path) : api.delete<undefined>(path));
  await client.invalidateQueries({ queryKey: key });
}

interface Address {
  url: string | null;
}

const addressPath = '/api/user/changeovers/address';

export const changeoverAddressQuery = (userId: number) =>
  queryOptions({
    queryKey: ['changeover-address', userId],
    queryFn: async ({ signal }) => (await api.get<{ data: Address }>(addressPath, { signal })).data,
  });

export async function renewChangeoverAddress(client: QueryClient, userId: number): Promise<void> {
  const { data } = await api.post<{ data: Address }>(addressPath);
  client.setQueryData(changeoverAddressQuery(userId).queryKey, data);
}

interface Note {
  note: string | null;
}

const notePath = (slug: string) => `/api/listings/${slug}/cleaning-note`;

export const cleaningNoteQuery = (slug: string) =>
  queryOptions({
    queryKey: ['cleaning-note', slug],
    queryFn: async ({ signal }) => (await api.get<{ data: Note }>(notePath(slug), { signal })).data,
  });

export async function saveCleaningNote(client: QueryClient, slug: string, note: string): Promise<void> {
  const { data } = await api.put<{ data: Note }>(notePath(slug), { body: { note } });
  client.setQueryData(cleaningNoteQuery(slug).queryKey, data);
}
