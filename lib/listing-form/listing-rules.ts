/** How the type of home restricts other fields (docs/rules/listing-form.md#type-of-home). */
import { clearedListingOptions, listingOptionId } from '@/lib/listings/options';
import type { ListingOptionId } from '@/lib/listings/options';
import type { PropertyType } from '@/lib/listings/kinds';

/** A studio's only room counts as its bedroom. */
const STUDIO_BEDROOMS = 1;

/** The number of bedrooms that a type fixes, or null if the owner chooses. */
export function fixedBedrooms(type: PropertyType | ''): number | null {
  return type === 'studio' ? STUDIO_BEDROOMS : null;
}

/** The options that do not apply to a type: emptied and disabled. */
export function closedOptions(type: PropertyType | ''): readonly ListingOptionId[] {
  return type === '' ? [] : clearedListingOptions(type).map(listingOptionId);
}
