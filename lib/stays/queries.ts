/** TanStack Query options for a landlord's seasons, rules and costs; query keys are defined only here. */
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import { compareDays } from '@/lib/dates/day';
import type {
  CopySeasonsInput,
  CostDto,
  CostsInput,
  SeasonDto,
  SeasonInput,
  StayRulesDto,
  StayRulesInput,
} from '@/lib/stays/contract';

const of = (slug: string) => ['stays', slug] as const;
const path = (slug: string, call: string) => `/api/listings/${encodeURIComponent(slug)}${call}`;

/** Earliest first. */
export const seasonsQuery = (slug: string) =>
  queryOptions({
    queryKey: [...of(slug), 'seasons'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: SeasonDto[] }>(path(slug, '/seasons'), { signal })).data,
  });

export const stayRulesQuery = (slug: string) =>
  queryOptions({
    queryKey: [...of(slug), 'rules'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: StayRulesDto }>(path(slug, '/stay-rules'), { signal })).data,
  });

/** In the landlord's order. */
export const costsQuery = (slug: string) =>
  queryOptions({
    queryKey: [...of(slug), 'costs'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: { costs: CostDto[] } }>(path(slug, '/costs'), { signal })).data.costs,
  });

function keepSeasons(client: QueryClient, slug: string, change: (known: SeasonDto[]) => SeasonDto[]): void {
  client.setQueryData(seasonsQuery(slug).queryKey, (known) =>
    change(known ?? []).toSorted((a, b) => compareDays(a.start_date, b.start_date)),
  );
}

/** Saves a new season, or replaces the one with that id, and updates the cached list with the answer. */
export async function saveSeason(
  client: QueryClient,
  slug: string,
  { id, body }: { id: number | null; body: SeasonInput },
): Promise<SeasonDto> {
  const { data } =
    id === null
      ? await api.post<{ data: SeasonDto }>(path(slug, '/seasons'), { body })
      : await api.put<{ data: SeasonDto }>(path(slug, `/seasons/${id}`), { body });
  keepSeasons(client, slug, (known) => [...known.filter((season) => season.id !== data.id), data]);
  return data;
}

/** Optimistically shows a season before the server has accepted it; `refreshSeasons` undoes that. */
export function showSeason(client: QueryClient, slug: string, season: SeasonDto): void {
  keepSeasons(client, slug, (known) => known.map((each) => (each.id === season.id ? season : each)));
}

export const refreshSeasons = (client: QueryClient, slug: string) =>
  client.invalidateQueries({ queryKey: seasonsQuery(slug).queryKey });

export async function deleteSeason(client: QueryClient, slug: string, id: number): Promise<void> {
  await api.delete(path(slug, `/seasons/${id}`));
  keepSeasons(client, slug, (known) => known.filter((season) => season.id !== id));
}

/** Returns the new seasons. */
export async function copySeasons(
  client: QueryClient,
  slug: string,
  body: CopySeasonsInput,
): Promise<SeasonDto[]> {
  const { data } = await api.post<{ data: SeasonDto[] }>(path(slug, '/seasons/copy'), { body });
  keepSeasons(client, slug, (known) => [...known, ...data]);
  return data;
}

export async function saveStayRules(client: QueryClient, slug: string, body: StayRulesInput): Promise<void> {
  const { data } = await api.put<{ data: StayRulesDto }>(path(slug, '/stay-rules'), { body });
  client.setQueryData(stayRulesQuery(slug).queryKey, data);
}

/** Saves the complete list. */
export async function saveCosts(client: QueryClient, slug: string, body: CostsInput): Promise<void> {
  const { data } = await api.put<{ data: { costs: CostDto[] } }>(path(slug, '/costs'), { body });
  client.setQueryData(costsQuery(slug).queryKey, data.costs);
}
