import type { Metadata } from 'next';
import { cache } from 'react';
import type { ReactNode } from 'react';
import { RowPart } from '@/components/front-page/row-part';
import { NotFoundView } from '@/components/layout/not-found-view';
import { DeletedPart } from '@/components/listings/deleted-part';
import { carriedQueryIn } from '@/lib/search/carried-range';
import { deletedListingTexts } from '@/lib/texts/deleted-listing';
import { orderedListingTexts } from '@/lib/texts/ordered-listing';
import { listingPageTexts } from '@/lib/texts/listing-page';
import { findRecentRow } from '@/server/features/front-page/find-recent-row';
import { declarePublicPage, setPageStatus } from '@/server/http/request-context';
import { findDeletedListing, statusOf } from '@/server/features/listings/find-deleted-listing';
import type { DeletedListing } from '@/server/features/listings/find-deleted-listing';
import { findListingsNearby } from '@/server/features/search/find-listings-nearby';

const listingsShown = 6;

/** One query for both metadata and page. */
const findDeleted = cache(findDeletedListing);

/** The metadata of a listing page, or of its request pages, if the listing does not exist. */
export async function missingListingMetadata(slug: string): Promise<Metadata> {
  const deleted = await findDeleted(slug);
  return {
    title: { absolute: titleOf(deleted) },
    robots: { index: false },
  };
}

function titleOf(deleted: DeletedListing | null): string {
  if (!deleted) return listingPageTexts.notFoundDocumentTitle;
  return deleted.isOrdered ? orderedListingTexts.title : deletedListingTexts.documentTitle;
}

interface Unknown {
  title: string;
  text?: string;
}

/**
 * The page shown instead of a listing: 410 with other listings nearby if it was once public, or 451
 * while an authority's order keeps it offline, else 404 with the newest
 * listings. Its links pass on the days and the party among the search params.
 */
export async function missingListing(
  slug: string,
  given: Readonly<Record<string, string | string[] | undefined>>,
  unknown: Unknown,
): Promise<ReactNode> {
  const query = carriedQueryIn(given);
  const deleted = await findDeleted(slug);
  if (!deleted) {
    setPageStatus(404);
    const { row } = await findRecentRow(query);
    return <NotFoundView {...unknown} listings={row && <RowPart row={row} />} query={query} />;
  }
  const listings = await findListingsNearby(deleted, listingsShown);
  // At this URL its owner and admins see the listing itself, so it must not be cached for everybody.
  if (!deleted.isWithdrawn) declarePublicPage({ tags: ['listings'] });
  setPageStatus(statusOf(deleted));
  const words = deleted.isOrdered
    ? { title: orderedListingTexts.title, text: orderedListingTexts.text }
    : null;
  return <DeletedPart words={words} town={deleted.town} listings={listings} query={query} />;
}
