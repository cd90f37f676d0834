import { Link } from '@/components/ui/link';
import { OrderNotice } from '@/components/listing-orders/order-notice';
import { DenialNotice } from '@/components/listings/denial-notice';
import { Photo } from '@/components/listings/photo';
import { cn } from '@/components/ui/cn';
import type { Elements } from '@/components/ui/elements';
import { formatMomentDay } from '@/lib/format/date';
import type { OwnListing } from '@/lib/listings/contract';
import { listingName } from '@/lib/listings/title';
import { formatWholeEuro } from '@/lib/money/euro';
import { route } from '@/lib/paths';
import { manageListingsTexts as texts } from '@/lib/texts/manage-listings';

interface OwnListingCardProps {
  listing: OwnListing;
  /** The actions on the listing. */
  actions?: Elements;
}

/** One of the user's own listings in a list, with its pending state. */
export function OwnListingCard({ listing, actions }: OwnListingCardProps) {
  const { slug, city, logiesdecreet, price, updated_at } = listing;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-panel border border-ci-gray-200 bg-surface shadow-card">
      <CardPhoto listing={listing} />
      <div className="flex grow flex-col gap-3 p-4 sm:p-5">
        <div className="grow">
          <h3>
            <Link href={route('listing.show', { slug })} className="link">
              {listingName(listing)}
            </Link>
          </h3>
          <p className="mt-1 text-ci-gray-700">{city?.name}</p>
          <p className="figures mt-2 text-ci-gray-700">{`${texts.licence} ${logiesdecreet}`}</p>
          {price !== null && (
            <p className="figures text-ci-gray-700">{texts.perNight(formatWholeEuro(price))}</p>
          )}
          <p className="text-ci-gray-600">{texts.changed(formatMomentDay(updated_at))}</p>
        </div>
        <OrderNotice order={listing.order} />
        <DenialNotice listing={listing} />
        {actions}
      </div>
    </article>
  );
}

/** The main photo, with a note over it while the listing awaits approval. */
function CardPhoto({ listing }: { listing: OwnListing }) {
  const [picture] = listing.pictures;
  const isOffline = listing.disabled_at !== null;
  return (
    <div className="relative">
      {picture ? (
        <Photo
          picture={picture}
          alt=""
          sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 46vw, 92vw"
          maxWidth={960}
          className={cn(isOffline && 'opacity-60')}
        />
      ) : (
        <div className="flex aspect-3/2 items-center justify-center bg-ci-gray-100 text-ci-gray-600">
          {texts.noPhoto}
        </div>
      )}
      {listing.is_awaiting_approval && (
        <p className="absolute inset-0 flex items-center justify-center bg-night/75 p-6 text-center text-lg font-semibold text-white">
          {texts.waiting}
        </p>
      )}
    </div>
  );
}
