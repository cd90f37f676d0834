'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { RemoveListing } from '@/components/manage-listings/remove-listing';
import { RowMenu } from '@/components/ui/row-menu';
import { toast } from '@/components/ui/toast';
import type { OwnListing } from '@/lib/listings/contract';
import { copyListing, refreshListings } from '@/lib/listings/queries';
import { listingName } from '@/lib/listings/title';
import { route } from '@/lib/desk-paths';
import { manageListingsTexts as texts } from '@/lib/texts/manage-listings';

/** A menu of less frequent actions on a listing: copying, deleting. */
export function ListingMenu({ listing }: { listing: OwnListing }) {
  const name = listingName(listing);
  const [asked, setAsked] = useState(false);
  const { copy, isCopying } = useCopy(listing);
  return (
    <>
      <RowMenu
        of={name}
        acts={[
          { label: texts.copy, onSelect: () => void copy() },
          { label: texts.remove, onSelect: () => setAsked(true), isDestructive: true },
        ]}
        disabled={isCopying}
        className="ml-auto"
      />
      <RemoveListing listing={listing} open={asked} onOpenChange={setAsked} />
    </>
  );
}

/** Copies the listing and opens the copy's form. */
function useCopy({ id }: OwnListing) {
  const router = useRouter();
  const client = useQueryClient();
  const [isCopying, setCopying] = useState(false);
  async function copy() {
    setCopying(true);
    try {
      const { data } = await copyListing(id);
      toast.success(texts.copied);
      await refreshListings(client);
      router.push(route('listing.edit', { slug: data.slug }));
    } catch (error) {
      toast.error(error, texts.copyFailed);
    } finally {
      setCopying(false);
    }
  }
  return { copy, isCopying };
}
