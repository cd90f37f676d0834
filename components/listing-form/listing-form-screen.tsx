'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LicenceNotice } from '@/components/licence-states/licence-notice';
import { OrderNotice } from '@/components/listing-orders/order-notice';
import { DenialNotice } from '@/components/listings/denial-notice';
import { ListingForm } from '@/components/listing-form/listing-form';
import { PageHeading } from '@/components/layout/page-heading';
import { Alert } from '@/components/ui/alert';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { currentUserOptions } from '@/lib/accounts/queries';
import type { OwnListing, PublicLandlord } from '@/lib/listings/contract';
import { forgetRefusal, leftRefusal } from '@/lib/listings/queries';
import { listingName } from '@/lib/listings/title';
import { dashboardTexts } from '@/lib/texts/dashboard';
import { newListingIntro } from '@/lib/texts/costs';
import { listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';

/** The form for a new listing, which will belong to the current user. */
export function CreateListingScreen() {
  const { data: user, isPending, isFetching, refetch } = useQuery(currentUserOptions());
  return (
    <>
      <PageHeading title={texts.createTitle} intro={newListingIntro()} />
      {isPending && <FormSkeleton />}
      {user === null && (
        <ErrorState
          title={texts.failed}
          text={dashboardTexts.tryAgain}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {user && (
        <ListingForm
          listing={null}
          userId={user.id}
          owner={{
            email: user.email,
            landlord: shownOf(user),
            hasBillingDetails: user.has_billing_details_complete,
          }}
          refusal={noRefusal}
        />
      )}
    </>
  );
}

/** The part of an account that guests see. */
const shownOf = ({ first_name, languages, photo_url }: PublicLandlord): PublicLandlord => ({
  first_name,
  languages,
  photo_url,
});

const noRefusal = {};

interface EditListingScreenProps {
  /** The listing as it was when the page was opened: the form's initial values. */
  listing: OwnListing;
  userId: number;
}

/** The form for an existing listing. Shows why publishing was refused if the user was sent here for that reason. */
export function EditListingScreen({ listing, userId }: EditListingScreenProps) {
  const client = useQueryClient();
  const [refusal] = useState(() => leftRefusal(client, listing.slug) ?? noRefusal);
  useEffect(() => forgetRefusal(client, listing.slug), [client, listing.slug]);
  const { user } = listing;
  return (
    <>
      <PageHeading title={texts.editTitle(listingName(listing))} />
      {listing.is_awaiting_approval && <Alert className="mb-6">{texts.waiting}</Alert>}
      <LicenceNotice listing={listing} />
      {listing.disabled_at !== null && (
        <div className="mb-6 space-y-4">
          <OrderNotice order={listing.order} />
          <DenialNotice listing={listing} />
          <Alert>{texts.disabled}</Alert>
        </div>
      )}
      <ListingForm
        listing={listing}
        userId={userId}
        owner={{
          email: user.email,
          landlord: shownOf(user),
          hasBillingDetails: user.has_billing_details_complete,
        }}
        refusal={refusal}
      />
    </>
  );
}

/** Shown while the current user is loading. */
function FormSkeleton() {
  return (
    <SkeletonGroup className="space-y-6 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6 lg:space-y-0">
      <Skeleton className="h-[40rem] rounded-panel" />
      <Skeleton className="h-80 rounded-panel" />
    </SkeletonGroup>
  );
}
