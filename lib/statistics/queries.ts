/** Statistics as TanStack Query wants them; query keys exist nowhere else. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { Page } from '@/lib/api/envelope';
import type { Comparison, HomeFigures, MonthFigures, Statistics } from '@/lib/statistics/contract';
import { oneYear, twoYears } from '@/lib/statistics/months';

/** The figures of who is signed in. */
export const statisticsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['statistics', userId],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: Statistics }>('/api/user/statistics', { signal })).data,
  });

/** A year and the one before it, month by month; of one home, or of all of them. */
export const seriesQuery = (userId: number, year: number, listingId: number | null) =>
  queryOptions({
    queryKey: ['statistics', userId, 'series', year, listingId],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: MonthFigures[] }>('/api/user/statistics/series', {
          query: { ...twoYears(year), ...(listingId !== null && { listing_id: listingId }) },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  });

/** As many homes as a landlord chooses between. */
export const homesAtOnce = 100;

/** Each home over a year, the most income first. */
export const homeFiguresQuery = (userId: number, year: number) =>
  queryOptions({
    queryKey: ['statistics', userId, 'homes', year],
    queryFn: ({ signal }) =>
      api.get<Page<HomeFigures>>('/api/user/statistics/homes', {
        query: { ...oneYear(year), limit: homesAtOnce },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** One home beside comparable ones of others. */
export const comparisonQuery = (userId: number, listingId: number) =>
  queryOptions({
    queryKey: ['statistics', userId, 'comparison', listingId],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: Comparison }>('/api/user/statistics/comparison', {
          query: { listing_id: listingId },
          signal,
        })
      ).data,
  });

/** The address of a year as a file for a spreadsheet. */
export function seriesFileUrl(year: number, listingId: number | null): string {
  const { from, to } = oneYear(year);
  const home = listingId === null ? '' : `&listing_id=${listingId}`;
  return `/api/user/statistics/series.csv?from=${from}&to=${to}${home}`;
}
