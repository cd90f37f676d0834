/** A listing in one line: 'Appartement voor 4 personen · 2 slaapkamers · 1 badkamer · frontaal zeezicht'. */
import { capitalised, inSentence } from '@/lib/format/words';
import { listFeatures } from '@/lib/listings/features';
import type { FeatureKey } from '@/lib/listings/features';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { listingTexts, propertyTypeTexts } from '@/lib/texts/listings';

type Listing = Parameters<typeof listFeatures>[0] & Pick<ListingPageModel, 'property_type'>;

/** A wrapped line may end with the dot, but never starts with it; nor is a number separated from its noun. */
const SEPARATOR = '\u00A0· ';

const told: ReadonlySet<FeatureKey> = new Set(['bedrooms', 'bathrooms', 'oceanview', 'beach']);

export function factsLine(listing: Listing): string {
  const features = listFeatures(listing);
  const type = listing.property_type ? propertyTypeTexts[listing.property_type] : listingTexts.typeless;
  const capacity = features.find(({ key }) => key === 'capacity');
  const first = capitalised(capacity ? `${type} ${uncapitalised(capacity.text)}` : type);
  const others = features.filter(({ key, present }) => present && told.has(key));
  return [first, ...others.map(({ text }) => inSentence(text))].join(SEPARATOR).replace(/(\d) /g, '$1\u00A0');
}

const uncapitalised = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
