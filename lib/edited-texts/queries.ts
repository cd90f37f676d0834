/** TanStack Query options for the texts that the operator can change; query keys are defined only here. */
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { ListedText, PreviewDto, PreviewInput, TextDto, TextInput } from '@/lib/edited-texts/contract';
import type { Language } from '@/lib/languages/language';

const all = ['edited-texts'] as const;
const address = '/api/admin/texts';

export const textListQuery = () =>
  queryOptions({
    queryKey: [...all, 'list'],
    queryFn: async ({ signal }) => (await api.get<{ data: ListedText[] }>(address, { signal })).data,
  });

export const textQueryOf = (key: string, locale: Language) =>
  queryOptions({
    queryKey: [...all, 'one', key, locale],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: TextDto }>(`${address}/${key}`, { query: { locale }, signal })).data,
  });

/** The body of an earlier version. */
export const textOfVersion = async (key: string, locale: Language, version: number): Promise<string> =>
  (await api.get<{ data: TextDto }>(`${address}/${key}`, { query: { locale, version } })).data.body;

export const saveText = (key: string, body: TextInput) =>
  api.put<{ data: TextDto }>(`${address}/${key}`, { body });

export const previewText = (key: string, body: PreviewInput) =>
  api.post<{ data: PreviewDto }>(`${address}/${key}/previews`, { body });

/** After a change: all are refetched when next shown. */
export const refreshTexts = (client: QueryClient) => client.invalidateQueries({ queryKey: all });
