'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import Link from 'next/link';
import { PublishButton } from '@/components/manage-listings/publish-button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { LinkButton } from '@/components/ui/link-button';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/client';
import type { OwnListing } from '@/lib/listings/contract';
import { deleteListing, refreshListings, takeListingOffline } from '@/lib/listings/queries';
import { listingName } from '@/lib/listings/title';
import { route } from '@/lib/paths';
import { publishTexts } from '@/lib/texts/billing';
import { manageListingsTexts as texts } from '@/lib/texts/manage-listings';
import { stayPricesTexts } from '@/lib/texts/stay-prices';

interface ListingActionsProps {
  listing: OwnListing;
}

interface AllActionsProps extends ListingActionsProps {
  /** Whether a payment for it was begun and not finished. */
  isUnpaid: boolean;
}

/** Edit and delete, and the way on or off the site. */
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
      <Remove listing={listing} />
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

/** Why deleting failed: a booking that is still to come, in the fixed words, or anything else. */
function removeFailure(error: unknown): Error {
  const isBooked = error instanceof ApiError && error.status === 409;
  return new ApiError(0, isBooked ? texts.removeFailed : texts.removeBroke);
}

function Remove({ listing }: ListingActionsProps) {
  const client = useQueryClient();
  const name = listingName(listing);
  return (
    <ConfirmDialog
      trigger={
        <IconButton size="sm" label={texts.removeNamed(name)} className="ml-auto">
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      }
      title={texts.removeTitle(name)}
      description={texts.removeText}
      confirmLabel={texts.remove}
      onConfirm={async () => {
        await deleteListing(listing.id).catch((error: unknown) => {
          throw removeFailure(error);
        });
        toast.success(texts.removed);
        await refreshListings(client);
      }}
      errorText={texts.removeBroke}
    />
  );
}
