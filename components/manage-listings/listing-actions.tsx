'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { ListingMenu } from '@/components/manage-listings/listing-menu';
import { PublishButton } from '@/components/manage-listings/publish-button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { toast } from '@/components/ui/toast';
import type { OwnListing } from '@/lib/listings/contract';
import { refreshListings, takeListingOffline } from '@/lib/listings/queries';
import { listingName } from '@/lib/listings/title';
import { route } from '@/lib/desk-paths';
import { publishTexts } from '@/lib/texts/billing';
import { manageListingsTexts as texts } from '@/lib/texts/manage-listings';
import { stayPricesTexts } from '@/lib/texts/stay-prices';

interface ListingActionsProps {
  listing: OwnListing;
}

interface AllActionsProps extends ListingActionsProps {
  /** Whether a payment for it was started but not completed. */
  isUnpaid: boolean;
}

/** Buttons to edit the listing and to publish it or take it offline, and a menu with less frequent actions. */
export function ListingActions({ listing, isUnpaid }: AllActionsProps) {
  const name = listingName(listing);
  return (
    <div className="flex flex-wrap gap-2">
      <LinkButton
        as={Link}
        href={route('listing.edit', { slug: listing.slug })}
        variant="secondary"
        size="sm"
        aria-label={texts.editNamed(name)}
      >
        {texts.edit}
      </LinkButton>
      <LinkButton
        as={Link}
        href={route('listing.prices', { slug: listing.slug })}
        variant="secondary"
        size="sm"
        aria-label={stayPricesTexts.linkNamed(name)}
      >
        {stayPricesTexts.link}
      </LinkButton>
      {listing.disabled_at === null ? (
        <TakeOffline listing={listing} />
      ) : (
        <PublishButton
          listing={{ id: listing.id, slug: listing.slug, name }}
          label={isUnpaid ? publishTexts.toPayment : texts.publish}
        />
      )}
      <ListingMenu listing={listing} />
    </div>
  );
}

function TakeOffline({ listing }: ListingActionsProps) {
  const client = useQueryClient();
  return (
    <ConfirmDialog
      trigger={
        <Button variant="secondary" size="sm">
          {texts.takeOffline}
        </Button>
      }
      title={texts.takeOfflineTitle(listingName(listing))}
      description={texts.takeOfflineText}
      confirmLabel={texts.takeOffline}
      destructive={false}
      onConfirm={async () => {
        await takeListingOffline(listing.id);
        toast.success(texts.takenOffline);
        await refreshListings(client);
      }}
      errorText={texts.takeOfflineFailed}
    />
  );
}
