import { PhotoGallery } from '@/components/listings/photo-gallery';
import { StillNoPhotos } from '@/components/listings/still-parts';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { listingName } from '@/lib/listings/title';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';

/** The photos with the licence number on their corner; edge to edge on a phone. */
export function ListingPhotos({ listing }: { listing: ListingPageModel }) {
  return (
    <div className="relative max-sm:-mx-4">
      {listing.pictures.length > 0 ? (
        <PhotoGallery pictures={listing.pictures} name={listingName(listing)} />
      ) : (
        <StillNoPhotos />
      )}
      <p className="figures absolute top-0 left-0 bg-ci-red px-4 py-2 font-semibold text-white sm:rounded-tl-panel sm:rounded-br-panel max-sm:rounded-br-panel">
        <span className="sr-only">{texts.licence}: </span>
        {listing.logiesdecreet}
      </p>
    </div>
  );
}
