import { Cancellation } from '@/components/listings/cancellation';
import { HouseRules } from '@/components/listings/house-rules';
import { Rates } from '@/components/listings/rates';
import { CheckTimes, StayOptions } from '@/components/listings/stay-options';
import type { ListingPageModel } from '@/lib/listings/page-model';

/** What staying asks of guests: how long, from when to when, what it costs beside the nights, and how they behave. */
export function ListingTerms({ listing }: { listing: ListingPageModel }) {
  return (
    <>
      {listing.rates && <Rates lines={listing.rates} />}
      <StayOptions listing={listing} />
      <CheckTimes listing={listing} />
      <HouseRules text={listing.house_rules} />
      <Cancellation kind={listing.cancellation} />
    </>
  );
}
