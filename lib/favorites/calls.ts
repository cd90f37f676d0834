/** The favourites page's call; no query client there, so that the page ships less script. */
import { api, ApiError } from '@/lib/api/client';
import type { PublicListing } from '@/lib/listings/contract';

/**
 * The listing, or null when it does not exist (any more).
 * @throws ApiError when that could not be found out
 */
export async function findFavoriteListing(slug: string): Promise<PublicListing | null> {
  try {
    // Owners get more fields than this for their own listing.
    const { data } = await api.get<{ data: PublicListing }>(`/api/listings/${encodeURIComponent(slug)}`);
    return data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
