import { FavoriteToggle } from '@/components/favorites/favorite-toggle';
import { ListingCardFacts } from '@/components/listings/listing-card-facts';
import { ListingCardReveal } from '@/components/listings/listing-card-reveal';
import { ListingCardSlider } from '@/components/listings/listing-card-slider';
import { nightCountText } from '@/lib/format/count';
import { formatNumber } from '@/lib/format/number';
import type { ListingCard as CardListing } from '@/lib/listings/card-contract';
import { listingName } from '@/lib/listings/title';
import { formatWholeEuro } from '@/lib/money/euro';
import { route } from '@/lib/paths';
import { listingCardTexts as texts } from '@/lib/texts/listing-card';

interface ListingCardProps {
  listing: CardListing;
  /** Among the first in view: its photo is fetched at once. */
  priority?: boolean;
  /** What goes along to the home's page (`carriedStay`). */
  stayQuery?: string;
}

/** A home in a list (spec P §2, 'Listing card'): photos, where, what, from how much. The whole of it is one link. */
export function ListingCard({ listing, priority, stayQuery = '' }: ListingCardProps) {
  const { slug, logiesdecreet, city, price, stay } = listing;
  const name = listingName(listing);
  const href = route('listing.show', { slug }) + stayQuery;
  return (
    <ListingCardReveal className="group/card relative flex h-full flex-col overflow-hidden rounded-panel border border-ci-gray-200 bg-white shadow-card transition-shadow duration-200 ease-out focus-within:shadow-lift hover:shadow-lift">
      <ListingCardSlider
        href={href}
        name={name}
        pictures={listing.pictures}
        placeholder={listing.picture_placeholder}
        priority={priority}
      />
      <LicenceRibbon number={logiesdecreet} />
      <FavoriteToggle slug={slug} name={name} className="absolute top-1.5 right-1.5 z-20" />
      <div className="flex grow flex-col px-5 pt-4 pb-5">
        {city && <p className="text-ci-gray-600">{city.name}</p>}
        <h3 className="mt-0.5 text-lg">
          <a
            href={href}
            className="text-ci-gray-900 no-underline after:absolute after:inset-0 after:rounded-panel hover:text-ci-blue-700"
          >
            {name}
          </a>
        </h3>
        <ListingCardFacts listing={listing} />
        <div className="figures mt-auto pt-4">
          {price !== null && (
            <p className={stay ? 'text-ci-gray-600' : 'text-lg font-semibold text-ci-gray-900'}>
              {texts.price(formatNumber(price))}
            </p>
          )}
          {stay && (
            <p className="text-lg font-semibold text-ci-gray-900">
              {texts.stay(formatWholeEuro(stay.price), nightCountText(stay.nights))}
            </p>
          )}
        </div>
      </div>
    </ListingCardReveal>
  );
}

/** A red ribbon across the corner of the photo. */
function LicenceRibbon({ number }: { number: string }) {
  return (
    <p className="pointer-events-none absolute top-0 left-0 z-20 size-28 overflow-hidden">
      <span className="figures absolute top-6 -left-11 block w-44 -rotate-45 bg-ci-red py-1 text-center leading-6 font-semibold text-white shadow-card">
        <span className="sr-only">{texts.licence} </span>
        {number}
      </span>
    </p>
  );
}
