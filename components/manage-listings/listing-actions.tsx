'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { LinkButton } from '@/components/ui/link-button';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/client';
import { redirectOf } from '@/lib/listing-form/after-save';
import type { OwnListing } from '@/lib/listings/contract';
import {
  deleteListing,
  leaveRefusal,
  publishListing,
  refreshListings,
  takeListingOffline,
} from '@/lib/listings/queries';
import { listingName } from '@/lib/listings/title';
import { route } from '@/lib/paths';
import { manageListingsTexts as texts } from '@/lib/texts/manage-listings';

interface ListingActionsProps {
  listing: OwnListing;
}

/** Edit and delete, and the way on or off the site. */
export function ListingActions({ listing }: ListingActionsProps) {
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
      {listing.disabled_at === null ? <TakeOffline listing={listing} /> : <Publish listing={listing} />}
      <Remove listing={listing} />
    </div>
  );
}

function Publish({ listing }: ListingActionsProps) {
  const client = useQueryClient();
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);

  async function publish() {
    setIsBusy(true);
    try {
      const answer = await publishListing(listing.id);
      const url = redirectOf(answer, 'publish');
      if (url !== null) {
        window.location.assign(url);
        return;
      }
      toast.success(answer.data.is_awaiting_approval ? texts.publishedWaiting : texts.published);
      await refreshListings(client);
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) {
        leaveRefusal(client, listing.slug, error.errors);
        router.push(route('listing.edit', { slug: listing.slug }));
        return;
      }
      toast.error(texts.publishFailed);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button size="sm" pending={isBusy} onClick={() => void publish()}>
      {texts.publish}
    </Button>
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
