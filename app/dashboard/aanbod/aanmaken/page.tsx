import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { PageHeading } from '@/components/layout/page-heading';
import { CreateListingScreen } from '@/components/listing-form/listing-form-screen';
import { BecomeLandlord } from '@/components/profile/become-landlord';
import { currentUserOptions } from '@/lib/accounts/queries';
import { route } from '@/lib/paths';
import { listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';
import { getCurrentUser } from '@/server/features/accounts/get-current-user';
import { requirePageActor } from '@/server/auth/page-actor';
import { setPageStatus } from '@/server/http/request-context';
import { mayCreateListing } from '@/server/features/listings/policy';
import { findFullUser } from '@/server/features/users/get-user';

export const metadata: Metadata = { title: texts.createTitle };

/**
 * The form for a new listing, for landlords. Co-landlords, who get here through any 'Verhuren' link, can become one.
 */
export default async function CreateListingPage() {
  const actor = await requirePageActor(route('listing.create'));
  if (!mayCreateListing(actor)) {
    setPageStatus(403);
    const user = await findFullUser(actor, actor.id);
    return (
      <>
        <PageHeading title={texts.createTitle} />
        {user && <BecomeLandlord user={user} />}
      </>
    );
  }
  const { data } = await getCurrentUser({ actor });
  return (
    <Prefetched data={[[currentUserOptions().queryKey, data]]}>
      <CreateListingScreen />
    </Prefetched>
  );
}
