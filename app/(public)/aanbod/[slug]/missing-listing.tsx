import type { Metadata } from 'next';
import { cache } from 'react';
import type { ReactNode } from 'react';
import { RowPart } from '@/components/home/row-part';
import { NotFoundView } from '@/components/layout/not-found-view';
import { DeletedPart } from '@/components/listings/deleted-part';
import { deletedListingTexts } from '@/lib/texts/deleted-listing';
import { listingPageTexts } from '@/lib/texts/listing-page';
import { findRecentRow } from '@/server/features/home/find-recent-row';
import { declarePublicPage, setPageStatus } from '@/server/http/request-context';
import { findDeletedListing } from '@/server/features/listings/find-deleted-listing';
import { findHomesNearby } from '@/server/features/search/find-homes-nearby';

const homesShown = 6;

/** One query for both metadata and page. */
const findDeleted = cache(findDeletedListing);

/** The metadata of a listing page, or of its request pages, if the listing does not exist. */
export async function missingListingMetadata(slug: string): Promise<Metadata> {
  const texts = (await findDeleted(slug)) ? deletedListingTexts : null;
  return {
    title: { absolute: texts?.documentTitle ?? listingPageTexts.notFoundDocumentTitle },
    robots: { index: false },
  };
}

interface Unknown {
  title: string;
  text?: string;
}

/**
 * The page shown instead of a listing: 410 with other listings nearby if it was once public, else 404 with the newest
 * listings.
 */
export async function missingListing(slug: string, unknown: Unknown): Promise<ReactNode> {
  const deleted = await findDeleted(slug);
  if (!deleted) {
    setPageStatus(404);
    const { row } = await findRecentRow();
    return <NotFoundView {...unknown} homes={row && <RowPart row={row} />} />;
  }
  const homes = await findHomesNearby(deleted, homesShown);
  // At this URL its owner and admins see the listing itself, so it must not be cached for everybody.
  if (!deleted.isWithdrawn) declarePublicPage({ tags: ['listings'] });
  setPageStatus(410);
  return <DeletedPart town={deleted.town} homes={homes} />;
}
