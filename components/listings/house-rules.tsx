import { OwnersText } from '@/components/listings/owners-text';
import { isInPageLanguage, langOfWords } from '@/lib/listings/own-words';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';

/** The landlord's house rules with line breaks as typed; nothing when there are none. */
export function HouseRules({ listing }: { listing: ListingPageModel }) {
  if (listing.house_rules === null) return null;
  return (
    <section aria-labelledby="huisregels">
      <h2 id="huisregels">{texts.houseRules}</h2>
      {!isInPageLanguage(listing, 'house_rules') && <OwnersText translatable />}
      <p
        lang={langOfWords(listing, 'house_rules')}
        className="mt-4 max-w-prose break-words whitespace-pre-line"
      >
        {listing.house_rules}
      </p>
    </section>
  );
}
