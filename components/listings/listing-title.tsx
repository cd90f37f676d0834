import { addressLine } from '@/components/listings/listing-place';
import { MeanRating, reviewsId } from '@/components/reviews/mean-rating';
import { translateName } from '@/lib/languages/language';
import { factsLine } from '@/lib/listings/facts-line';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { listingHeading } from '@/lib/listings/title';

/** The listing's name, type, capacity and place. */
export function ListingTitle({ listing }: { listing: ListingPageModel }) {
  return (
    <>
      <h1>{listingHeading(listing)}</h1>
      <p className="figures mt-1.5 text-lg leading-snug text-ci-gray-900">{factsLine(listing)}</p>
      <p translate={translateName()} className="mt-0.5 leading-snug text-ci-gray-700">
        {addressLine(listing)}
      </p>
      {listing.reviews && (
        <p className="mt-1.5">
          <a href={`#${reviewsId}`} className="link figures">
            <MeanRating reviews={listing.reviews} />
          </a>
        </p>
      )}
    </>
  );
}
