import { Cancellation } from '@/components/listings/cancellation';
import { HouseRules } from '@/components/listings/house-rules';
import { PaymentTerms } from '@/components/listings/payment-terms';
import { Rates } from '@/components/listings/rates';
import { CheckTimes, StayOptions } from '@/components/listings/stay-options';
import type { ListingPageModel } from '@/lib/listings/page-model';

/** The terms of a stay: its length, check-in and check-out, costs, payment on top of the nights, and house rules. */
export function ListingTerms({ listing }: { listing: ListingPageModel }) {
  return (
    <>
      {listing.rates && <Rates lines={listing.rates} />}
      <StayOptions listing={listing} />
      <CheckTimes listing={listing} />
      <HouseRules listing={listing} />
      <PaymentTerms text={listing.payment_text} />
      <Cancellation kind={listing.cancellation} />
    </>
  );
}
