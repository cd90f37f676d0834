import { townName } from '@/lib/listings/town-name';
import { FavoriteToggle } from '@/components/favorite-heart/favorite-toggle';
import { ShareButton } from '@/components/listings/share-button';
import { StayLink } from '@/components/listings/stay-link';
import { StaticTitle } from '@/components/listings/static-parts';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { listingCrumbs } from '@/lib/listings/crumbs';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { listingName } from '@/lib/listings/title';

interface ListingHeaderProps {
  listing: ListingPageModel;
  /** False when the listing cannot be a favourite or be shared: when disabled, or in a preview. */
  isLet: boolean;
}

/** The listing's title and place, with the buttons to save and share it. */
export function ListingHeader({ listing, isLet }: ListingHeaderProps) {
  return (
    <>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 *:first:flex-1 *:first:basis-36">
        <Breadcrumb items={listingCrumbs(listing)} as={StayLink} />
        {isLet && (
          <div className="flex shrink-0 items-center noscript:hidden">
            <ShareButton />
            <FavoriteToggle
              slug={listing.slug}
              name={listingName(listing)}
              town={listing.city ? townName(listing.city.name) : undefined}
              on="page"
              className="shrink-0"
            />
          </div>
        )}
      </div>
      <header className="mb-5">
        <StaticTitle listing={listing} />
      </header>
    </>
  );
}
