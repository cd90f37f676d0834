import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { NotFoundView } from '@/components/layout/not-found-view';
import { CreateListingScreen } from '@/components/listing-form/listing-form-screen';
import { currentUserOptions } from '@/lib/accounts/queries';
import { route } from '@/lib/paths';
import { listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';
import { getCurrentUser } from '@/server/accounts/get-current-user';
import { requirePageActor } from '@/server/auth/page-actor';
import { setPageStatus } from '@/server/http/request-context';
import { mayCreateListing } from '@/server/listings/policy';

export const metadata: Metadata = { title: texts.createTitle };

/** A new listing, for landlords (spec D §2). */
export default async function CreateListingPage() {
  const actor = await requirePageActor(route('listing.create'));
  if (!mayCreateListing(actor)) {
    setPageStatus(404);
    return <NotFoundView />;
  }
  const { data } = await getCurrentUser({ actor });
  return (
    <Prefetched data={[[currentUserOptions().queryKey, data]]}>
      <CreateListingScreen />
    </Prefetched>
  );
}
