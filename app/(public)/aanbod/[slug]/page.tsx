import { cache } from 'react';
import { ListingScreen } from './listing-screen';
import { listingMetadata } from './metadata';
import { missingListing, missingListingMetadata } from './missing-listing';
import { NotFoundView } from '@/components/layout/not-found-view';
import { packListingPage } from '@/lib/listings/packed-page';
import { listingPageTexts } from '@/lib/texts/listing-page';
import { findPageActor } from '@/server/auth/page-actor';
import { declarePublicPage, letScriptsWait } from '@/server/http/request-context';
import { findListingPage } from '@/server/listings/find-listing-page';

interface PageProps {
  params: Promise<{ slug: string }>;
}

/** Once for the head and the body of one page. */
const findPage = cache((slug: string) => findListingPage(slug, findPageActor));

export async function generateMetadata({ params }: PageProps) {
  const { slug } = await params;
  const found = await findPage(slug);
  return found ? listingMetadata(found) : missingListingMetadata(slug);
}

export default async function ListingShowPage({ params }: PageProps) {
  const { slug } = await params;
  const found = await findPage(slug);
  if (!found) {
    return missingListing(
      slug,
      <NotFoundView title={listingPageTexts.notFound} text={listingPageTexts.notFoundText} />,
    );
  }
  const { listing, landlordId, visibility } = found;
  if (visibility !== 'hidden') {
    declarePublicPage({ tags: [`listing:${listing.id}`, `landlord:${landlordId}`] });
    letScriptsWait();
  }
  return <ListingScreen packed={packListingPage(listing)} visibility={visibility} />;
}
