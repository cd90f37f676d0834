/** The description of a listing for search engines and shared links. */
import { listFeatures } from '@/lib/listings/features';
import { strongestFeatures } from '@/lib/listings/strongest-features';
import { isInPageLanguage } from '@/lib/listings/own-words';
import { townName } from '@/lib/listings/town-name';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { shortPrice } from '@/lib/listings/price-text';
import { propertyTypeTexts } from '@/lib/texts/listings';
import { featureTexts, listingPageTexts } from '@/lib/texts/listing-page';

/** Longer descriptions are truncated by whoever displays them. */
const MAX_LENGTH = 158;

/** Cuts after a word and appends an ellipsis. */
function shorten(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const cut = text.lastIndexOf(' ', MAX_LENGTH - 1);
  return `${text.slice(0, cut > 0 ? cut : MAX_LENGTH - 1).replace(/[\s,;:.]+$/, '')}…`;
}

/**
 * 'Appartement voor 4 personen in Oostende. Vanaf € 95,- per nacht. …', on one line. It continues with the landlord's
 * text if that is in the page's language; else with the home's features, since a search result does not label Dutch.
 */
export function listingSummary(listing: ListingPageModel): string {
  const { property_type: type, max_capacity: capacity, city } = listing;
  const kind =
    type && capacity && city
      ? listingPageTexts.summary(
          propertyTypeTexts[type],
          featureTexts.capacity(capacity),
          townName(city.name),
        )
      : '';
  const price = shortPrice(listing);
  const priced = price && `${price.charAt(0).toUpperCase()}${price.slice(1)}.`;
  const more = isInPageLanguage(listing, 'description')
    ? listing.description?.replace(/\s+/g, ' ')
    : features(listing);
  const parts = [kind, priced, more];
  return shorten(parts.filter(Boolean).join(' '));
}

/** The most important features: 'Terrace. Wi-Fi.'. */
function features(listing: ListingPageModel): string {
  const { best } = strongestFeatures(listFeatures(listing).filter(({ key }) => key !== 'capacity'));
  return best.map(({ text }) => `${text}.`).join(' ');
}
