import { FeatureList } from '@/components/listings/feature-list';
import { OwnersText } from '@/components/listings/owners-text';
import { RoomsAndBeds } from '@/components/listings/rooms-and-beds';
import { isInPageLanguage, langOfWords } from '@/lib/listings/own-words';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { priceIntro } from '@/lib/listings/price-text';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';

/** The listing's features, description and prices. */
export function ListingFacts({ listing }: { listing: ListingPageModel }) {
  return (
    <>
      <section aria-labelledby="kenmerken">
        <h2 id="kenmerken" className="mb-5">
          {texts.features}
        </h2>
        <FeatureList listing={listing} />
      </section>
      <section aria-labelledby="beschrijving">
        <h2 id="beschrijving">{texts.description}</h2>
        {listing.description !== null && !isInPageLanguage(listing, 'description') && (
          <OwnersText translatable />
        )}
        <p lang={langOfWords(listing, 'description')} className="mt-4 max-w-prose whitespace-pre-line">
          {listing.description}
        </p>
        <p className="figures mt-4 text-lg text-ci-gray-900">{priceIntro(listing)}</p>
      </section>
      <RoomsAndBeds rooms={listing.rooms} />
    </>
  );
}
