/** What the type of a home decides about other fields (docs/rules/listing-form.md#type-of-home). */
import { clearedListingOptions, listingOptionId } from '@/lib/listings/options';
import type { ListingOptionId } from '@/lib/listings/options';
import type { PropertyType } from '@/lib/listings/kinds';

/** A studio's one room is counted as its bedroom. */
const STUDIO_BEDROOMS = 1;

/** The number of bedrooms that a type fixes, or null where the owner chooses. */
export function fixedBedrooms(type: PropertyType | ''): number | null {
  return type === 'studio' ? STUDIO_BEDROOMS : null;
}

/** The options that a type has no use for: empty and closed. */
export function closedOptions(type: PropertyType | ''): readonly ListingOptionId[] {
  return type === '' ? [] : clearedListingOptions(type).map(listingOptionId);
}
