import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { NotFoundView } from '@/components/layout/not-found-view';
import { EditListingScreen } from '@/components/listing-form/listing-form-screen';
import { lodgingQuery } from '@/lib/listings/queries';
import { route } from '@/lib/desk-paths';
import { listingPageTexts } from '@/lib/texts/listing-page';
import { manageListingsTexts } from '@/lib/texts/manage-listings';
import { requirePageActor } from '@/server/auth/page-actor';
import { setPageStatus } from '@/server/http/request-context';
import { findEditableListing } from '@/server/features/listings/find-editable-listing';
import { findKnownLodging } from '@/server/features/lodging-register/find-lodging';

export const metadata: Metadata = { title: manageListingsTexts.edit };

interface PageProps {
  params: Promise<{ slug: string }>;
}

/** The form to edit a listing, for its owner and admins; 404 for everybody else. */
export default async function EditListingPage({ params }: PageProps) {
  const { slug } = await params;
  const actor = await requirePageActor(route('listing.edit', { slug }));
  const listing = await findEditableListing(slug, actor);
  if (!listing) {
    setPageStatus(404);
    return <NotFoundView title={listingPageTexts.notFound} />;
  }
  // Looked up here so that the form need not: the browser would log an error for a number that the register lacks.
  const lodging = await findKnownLodging(listing.logiesdecreet);
  return (
    <Prefetched data={[[lodgingQuery(listing.logiesdecreet).queryKey, lodging?.record ?? 'unknown']]}>
      <EditListingScreen key={listing.updated_at} listing={listing} userId={actor.id} />
    </Prefetched>
  );
}
