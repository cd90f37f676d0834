/** TanStack Query options for listings; query keys are defined only here. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api, ApiError } from '@/lib/api/client';
import type { FieldErrors } from '@/lib/api/error-codes';
import type { Page } from '@/lib/api/envelope';
import { uploading } from '@/lib/api/upload';
import type { OnUpload } from '@/lib/api/upload';
import type { OwnListing } from '@/lib/listings/contract';
import type { SavedListing } from '@/lib/listings/form-contract';
import type { LodgingDto } from '@/lib/lodging-register/contract';

/** A user's listings that are online or waiting for approval, and those that are offline. */
export type ListingShelf = 'enabled' | 'disabled';

const all = ['listings'] as const;

/** Cards per page of a list. */
export const listingsPerPage = 6;
/** Online listings on the overview (docs/rules/dashboard.md#overview). */
export const listingsOnToday = 2;
/** How many enabled listings are fetched to find them: those waiting for approval are not online yet. */
export const listingsFetched = 10;

/** A page of a user's list, last changed first. */
export const listingShelfQuery = (
  shelf: ListingShelf,
  userId: number,
  page: number,
  limit: number = listingsPerPage,
) =>
  queryOptions({
    queryKey: [...all, 'shelf', shelf, userId, page, limit],
    queryFn: ({ signal }) =>
      api.get<Page<OwnListing>>(`/api/users/${userId}/listings/${shelf}`, {
        query: { page, limit },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** After a change: both lists are refetched when next shown. */
export const refreshListings = (client: QueryClient) => client.invalidateQueries({ queryKey: all });

/** The key of a listing's unavailable nights, which a change of the listing makes stale too. */
export const takenNightsKey = (id: number | null) => [...all, 'taken-nights', id] as const;

async function lookUp(number: string, signal: AbortSignal): Promise<LodgingDto | 'unknown'> {
  try {
    return (await api.get<{ data: LodgingDto }>(`/api/lodgings/${encodeURIComponent(number)}`, { signal }))
      .data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return 'unknown';
    throw error;
  }
}

/** What the tourism register has for a licence number; that it does not know the number is a valid answer too. */
export const lodgingQuery = (number: string | null) =>
  queryOptions({
    queryKey: ['lodging-register', number],
    queryFn: ({ signal }) => lookUp(number ?? '', signal),
    enabled: number !== null,
    staleTime: Infinity,
  });

/** Creates a listing, or changes `id`; `onUpload` is called with the upload progress. */
export const saveListing = (id: number | null, body: FormData, onUpload: OnUpload) =>
  api.post<SavedListing>(id === null ? '/api/listings' : `/api/listings/${id}`, {
    body,
    carrier: uploading(onUpload),
  });

/** `plan`: the plan to publish with, if publishing is not free. */
export const publishListing = (id: number, plan?: string) =>
  api.put<SavedListing>(`/api/listings/${id}`, { body: { action: 'enable', plan } });
export const takeListingOffline = (id: number) => api.put(`/api/listings/${id}/disable`);
export const copyListing = (id: number) => api.post<SavedListing>(`/api/listings/${id}/copy`);
export const deleteListing = (id: number) => api.delete(`/api/listings/${id}`);

const refusalKey = (slug: string) => [...all, 'refusal', slug] as const;

/** Leaves the reasons why publishing was refused for the form of the listing to show. */
export const leaveRefusal = (client: QueryClient, slug: string, errors: FieldErrors) =>
  client.setQueryData<FieldErrors>(refusalKey(slug), errors);

/** The reasons left for the form of this listing, if any. */
export const leftRefusal = (client: QueryClient, slug: string): FieldErrors | undefined =>
  client.getQueryData<FieldErrors>(refusalKey(slug));

/** Shown only once. */
export const forgetRefusal = (client: QueryClient, slug: string) =>
  client.removeQueries({ queryKey: refusalKey(slug) });
