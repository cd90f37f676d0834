import { townName } from '@/lib/listings/town-name';
import { translateName } from '@/lib/languages/language';
import { streetLine } from '@/lib/listings/address';
import { distanceToCentre } from '@/lib/listings/distance';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';

/** 'Zeedijk 112, 8400 Oostende', or only the town if the address is hidden. */
export function addressLine(listing: ListingPageModel): string {
  const town = [listing.address_postcode, listing.city?.name].filter(Boolean).join(' ');
  return [listing.name_residence, streetLine(listing), town].filter(Boolean).join(', ');
}

/** The listing's location in words. */
export function ListingPlace({ listing }: { listing: ListingPageModel }) {
  const distance = distanceToCentre(listing);
  return (
    <>
      <p translate={translateName()} className="mt-3">
        {addressLine(listing)}
      </p>
      {!listing.display_home_address && <p className="mt-1 text-ci-gray-600">{texts.addressOnRequest}</p>}
      {distance !== null && listing.city && (
        <p className="figures mt-1 text-ci-gray-700">
          {texts.toCentre(townName(listing.city.name), distance)}
        </p>
      )}
    </>
  );
}
