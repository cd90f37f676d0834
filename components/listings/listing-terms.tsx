import { Rates } from '@/components/listings/rates';
import { CheckTimes, StayOptions } from '@/components/listings/stay-options';
import type { ListingPageModel } from '@/lib/listings/page-model';

/** What staying asks of guests: how long, from when to when, and what it costs beside the nights. */
export function ListingTerms({ listing }: { listing: ListingPageModel }) {
  return (
    <>
      {listing.rates && <Rates lines={listing.rates} />}
      <StayOptions listing={listing} />
      <CheckTimes listing={listing} />
    </>
  );
}
