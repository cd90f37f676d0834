/** The API call of the favourites page. Does not use the query client, so that the page ships less script. */
import { api, ApiError } from '@/lib/api/client';
import type { PublicListing } from '@/lib/listings/contract';

/**
 * The listing, or null if it does not exist (any more), or is offline by order.
 * @throws ApiError if that could not be determined
 */
export async function findFavoriteListing(slug: string): Promise<PublicListing | null> {
  try {
    // Owners get extra fields for their own listing.
    const { data } = await api.get<{ data: PublicListing }>(`/api/listings/${encodeURIComponent(slug)}`);
    return data;
  } catch (error) {
    if (error instanceof ApiError && [404, 451].includes(error.status)) return null;
    throw error;
  }
}
