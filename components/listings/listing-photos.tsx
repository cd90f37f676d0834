import { PhotosOpener } from '@/components/listings/photos-opener';
import { StaticNoPhotos } from '@/components/listings/static-parts';
import { Words } from '@/components/ui/words';
import { translateName } from '@/lib/languages/language';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { listingName } from '@/lib/listings/title';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';

/** The photos, with the licence number in a corner; full-width on a phone. */
export function ListingPhotos({ listing }: { listing: ListingPageModel }) {
  return (
    <div className="relative max-md:-mx-4 max-md:sm:-mx-6">
      {listing.pictures.length > 0 ? (
        <PhotosOpener pictures={listing.pictures} name={listingName(listing)} />
      ) : (
        <StaticNoPhotos />
      )}
      <p className="figures pointer-events-none absolute top-0 left-0 rounded-br-panel bg-ci-red px-3 py-1 text-sm font-semibold text-white md:rounded-tl-panel">
        <span className="sr-only">{texts.licence}: </span>
        <Words translate={translateName()}>{listing.logiesdecreet}</Words>
      </p>
    </div>
  );
}
