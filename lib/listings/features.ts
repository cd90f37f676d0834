/** What a home has and lacks, in the order of the listing page. */
import { isListingOptionValue, findListingOption } from '@/lib/listings/options';
import type { ListingOptionKey } from '@/lib/listings/options';
import type { Oceanview, PropertyType } from '@/lib/listings/kinds';
import { featureTexts, optionFeatureTexts, oceanviewFeatureTexts } from '@/lib/texts/listing-page';

export type FeatureKey = 'capacity' | 'bedrooms' | 'bathrooms' | 'oceanview' | 'beach' | ListingOptionKey;

export interface Feature {
  key: FeatureKey;
  text: string;
  /** False for a zero or a 'no', whose icon is shown struck through. */
  present: boolean;
}

interface ListingWithFeatures {
  property_type: PropertyType | null;
  max_capacity: number | null;
  number_of_bedrooms: number | null;
  number_of_bathrooms: number | null;
  oceanview: Oceanview | null;
  /** Metres. */
  distance_to_beach_m: number | null;
  settings: readonly { listing_option_id: number; value: number }[];
}

/** Fields and options that are not filled in are left out: no claim either way. */
export function listFeatures(listing: ListingWithFeatures): Feature[] {
  return [...roomFeatures(listing), ...listing.settings.flatMap(optionFeature)];
}

function roomFeatures(listing: ListingWithFeatures): Feature[] {
  const { max_capacity, number_of_bedrooms, number_of_bathrooms, oceanview } = listing;
  const features: Feature[] = [];
  if (max_capacity !== null) {
    features.push({ key: 'capacity', text: featureTexts.capacity(max_capacity), present: true });
  }
  // A studio's only room is not a bedroom.
  if (number_of_bedrooms !== null && listing.property_type !== 'studio') {
    features.push({ key: 'bedrooms', text: featureTexts.bedrooms(number_of_bedrooms), present: true });
  }
  if (number_of_bathrooms !== null) {
    features.push({ key: 'bathrooms', text: featureTexts.bathrooms(number_of_bathrooms), present: true });
  }
  if (oceanview !== null) {
    features.push({ key: 'oceanview', text: oceanviewFeatureTexts[oceanview], present: oceanview !== 'no' });
  }
  const { distance_to_beach_m: metres } = listing;
  if (metres !== null) features.push({ key: 'beach', text: featureTexts.beach(metres), present: true });
  return features;
}

function optionFeature({ listing_option_id: id, value }: ListingWithFeatures['settings'][number]): Feature[] {
  const option = findListingOption(id);
  if (!option || !isListingOptionValue(option, value)) return [];
  return [{ key: option.key, text: optionFeatureTexts[option.key](value), present: value > 0 }];
}

/** The value of an option, or null if the landlord did not state it. */
export function settingValue(
  settings: ListingWithFeatures['settings'],
  key: ListingOptionKey,
): number | null {
  return settings.find(({ listing_option_id: id }) => findListingOption(id)?.key === key)?.value ?? null;
}
