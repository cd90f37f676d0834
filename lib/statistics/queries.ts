/** TanStack Query options for statistics; query keys are defined only here. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { Page } from '@/lib/api/envelope';
import type { Comparison, ListingFigures, MonthFigures, Statistics } from '@/lib/statistics/contract';
import { oneYear, twoYears } from '@/lib/statistics/months';

/** The signed-in user's statistics. */
export const statisticsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['statistics', userId],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: Statistics }>('/api/user/statistics', { signal })).data,
  });

/** A year and the one before it by month, for one listing or all. */
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

/** Maximum number of listings in a landlord's list of choices. */
export const listingsAtOnce = 100;

/** Each listing's figures for a year, highest income first. */
export const listingFiguresQuery = (userId: number, year: number) =>
  queryOptions({
    queryKey: ['statistics', userId, 'homes', year],
    queryFn: ({ signal }) =>
      api.get<Page<ListingFigures>>('/api/user/statistics/homes', {
        query: { ...oneYear(year), limit: listingsAtOnce },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** One listing compared with similar ones of other owners. */
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

/** The URL of a year's figures as a spreadsheet file. */
export function seriesFileUrl(year: number, listingId: number | null): string {
  const { from, to } = oneYear(year);
  const listing = listingId === null ? '' : `&listing_id=${listingId}`;
  return `/api/user/statistics/series.csv?from=${from}&to=${to}${listing}`;
}
