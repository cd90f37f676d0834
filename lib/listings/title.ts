/** Titles of a listing, for when its name alone is not enough; a draft may lack parts. */
import { townName } from '@/lib/listings/town-name';
import type { PropertyType } from '@/lib/listings/kinds';
import { listingTexts, propertyTypeTexts } from '@/lib/texts/listings';

interface TitledListing {
  name: string | null;
  property_type: PropertyType | null;
  city: { name: string } | null;
}

/** '{name} - {type} te huur in {location}'. */
export function listingTitle(listing: TitledListing): string {
  return listingTexts.title(listingName(listing), typeWord(listing), locationName(listing));
}

/** 'Te huur: “{name}” in {location}' */
export function listingHeading(listing: TitledListing): string {
  return listingTexts.heading(listingName(listing), locationName(listing));
}

export function listingName({ name }: Pick<TitledListing, 'name'>): string {
  return name ?? listingTexts.nameless;
}

function typeWord({ property_type: type }: TitledListing): string {
  return type ? propertyTypeTexts[type] : listingTexts.typeless;
}

function locationName({ city }: TitledListing): string {
  return city ? townName(city.name) : listingTexts.placeless;
}
