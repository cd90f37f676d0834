import { FavoriteToggle } from '@/components/favorites/favorite-toggle';
import { ShareButton } from '@/components/listings/share-button';
import { StillTitle } from '@/components/listings/still-parts';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { listingName } from '@/lib/listings/title';

interface ListingHeaderProps {
  listing: ListingPageModel;
  /** Off where the listing cannot be a favourite or be shared: disabled, or a preview. */
  isLet: boolean;
}

/** What it is called and where it stands, with what one does with it. */
export function ListingHeader({ listing, isLet }: ListingHeaderProps) {
  return (
    <header className="mb-5 flex items-start justify-between gap-x-4 max-sm:flex-wrap">
      <StillTitle listing={listing} />
      {isLet && (
        <div className="flex shrink-0 items-center gap-2 noscript:hidden">
          <ShareButton />
          <FavoriteToggle slug={listing.slug} name={listingName(listing)} on="page" className="shrink-0" />
        </div>
      )}
    </header>
  );
}
