import { Cancellation } from '@/components/listings/cancellation';
import { FeatureList } from '@/components/listings/feature-list';
import { HouseRules } from '@/components/listings/house-rules';
import { Rates } from '@/components/listings/rates';
import { RoomsAndBeds } from '@/components/listings/rooms-and-beds';
import { CheckTimes, StayOptions } from '@/components/listings/stay-options';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { priceIntro } from '@/lib/listings/price-text';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';

/** What a home costs, has and says of itself, and how long one can stay. */
export function ListingFacts({ listing }: { listing: ListingPageModel }) {
  return (
    <>
      <p className="figures text-xl text-ci-gray-900">{priceIntro(listing)}</p>
      <section aria-labelledby="kenmerken">
        <h2 id="kenmerken" className="mb-5">
          {texts.features}
        </h2>
        <FeatureList listing={listing} />
      </section>
      <section aria-labelledby="beschrijving">
        <h2 id="beschrijving">{texts.description}</h2>
        <p className="mt-4 max-w-prose whitespace-pre-line">{listing.description}</p>
      </section>
      <RoomsAndBeds rooms={listing.rooms} />
      {listing.rates && <Rates lines={listing.rates} />}
      <StayOptions listing={listing} />
      <CheckTimes listing={listing} />
      <HouseRules text={listing.house_rules} />
      <Cancellation kind={listing.cancellation} />
    </>
  );
}
