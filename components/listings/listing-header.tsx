import { FavoriteToggle } from '@/components/favorites/favorite-toggle';
import { streetLine } from '@/lib/listings/address';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { listingHeading, listingName } from '@/lib/listings/title';

interface ListingHeaderProps {
  listing: ListingPageModel;
  /** Off where the listing cannot be a favourite: disabled, or a preview. */
  withFavorite: boolean;
}

/** 'Zeedijk 112, 8400 Oostende', or the town alone where the address is not shown. */
export function addressLine(listing: ListingPageModel): string {
  const town = [listing.address_postcode, listing.city?.name].filter(Boolean).join(' ');
  return [listing.name_residence, streetLine(listing), town].filter(Boolean).join(', ');
}

/** What it is called and where it stands. */
export function ListingHeader({ listing, withFavorite }: ListingHeaderProps) {
  return (
    <header className="flex items-start justify-between gap-4">
      <div>
        <h1>{listingHeading(listing)}</h1>
        <p className="mt-2 text-lg text-ci-gray-700">{addressLine(listing)}</p>
      </div>
      {withFavorite && (
        <FavoriteToggle slug={listing.slug} name={listingName(listing)} on="page" className="shrink-0" />
      )}
    </header>
  );
}
