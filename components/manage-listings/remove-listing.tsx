'use client';

import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/client';
import type { OwnListing } from '@/lib/listings/contract';
import { deleteListing, refreshListings } from '@/lib/listings/queries';
import { listingName } from '@/lib/listings/title';
import { manageListingsTexts as texts } from '@/lib/texts/manage-listings';

interface RemoveListingProps {
  listing: OwnListing;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Why deleting failed: the fixed sentence about an upcoming booking, or the error itself. */
function removeFailure(error: unknown): Error {
  const isBooked = error instanceof ApiError && error.status === 409;
  return new ApiError(0, isBooked ? texts.removeFailed : texts.removeBroke);
}

/** Asks for confirmation before deleting a listing with its photos. */
export function RemoveListing({ listing, open, onOpenChange }: RemoveListingProps) {
  const client = useQueryClient();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.removeTitle(listingName(listing))}
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
