'use client';

import { Menu } from '@base-ui/react/menu';
import { useQueryClient } from '@tanstack/react-query';
import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { RemoveListing } from '@/components/manage-listings/remove-listing';
import { IconButton } from '@/components/ui/icon-button';
import { cn } from '@/components/ui/cn';
import { toast } from '@/components/ui/toast';
import type { OwnListing } from '@/lib/listings/contract';
import { copyListing, refreshListings } from '@/lib/listings/queries';
import { listingName } from '@/lib/listings/title';
import { route } from '@/lib/paths';
import { manageListingsTexts as texts } from '@/lib/texts/manage-listings';

const item =
  'flex min-h-11 cursor-default items-center gap-3 px-4 py-2 text-base outline-none select-none data-disabled:opacity-55 data-highlighted:bg-ci-blue-50';

/** What is seldom done with a home, behind one button: copying, deleting. */
export function ListingMenu({ listing }: { listing: OwnListing }) {
  const name = listingName(listing);
  const [asked, setAsked] = useState(false);
  const { copy, isCopying } = useCopy(listing);
  return (
    <>
      <Menu.Root>
        <Menu.Trigger
          render={
            <IconButton size="sm" label={texts.moreOf(name)} className="ml-auto" disabled={isCopying}>
              <Ellipsis aria-hidden className="size-5" />
            </IconButton>
          }
        />
        <Menu.Portal>
          <Menu.Positioner align="end" sideOffset={4} collisionPadding={8} className="z-40">
            <Menu.Popup className="min-w-52 rounded-control border border-ci-gray-200 bg-surface py-1 shadow-lift">
              <Menu.Item className={cn(item, 'text-ci-gray-900')} onClick={() => void copy()}>
                <Copy aria-hidden className="size-4" />
                {texts.copy}
              </Menu.Item>
              <Menu.Item className={cn(item, 'text-ci-red-700')} onClick={() => setAsked(true)}>
                <Trash2 aria-hidden className="size-4" />
                {texts.remove}
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <RemoveListing listing={listing} open={asked} onOpenChange={setAsked} />
    </>
  );
}

/** Makes a copy and leads to its form. */
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
