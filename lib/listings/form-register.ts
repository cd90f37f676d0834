/**
 * What the tourism register decides of a listing (read-only, except where it had nothing). The server takes these from
 * the register itself: a client may show them, not choose them.
 */
import type { FieldErrors } from '@/lib/api/error-codes';
import { holdsSiteAddress } from '@/lib/api/site-address';
import { citiesOfMunicipality } from '@/lib/listings/cities';
import { MAX_NAME } from '@/lib/listings/form-contract';
import type { ListingValues } from '@/lib/listings/form-rules';
import { reviewedFields } from '@/lib/listings/form-rules';
import type { LodgingDto } from '@/lib/lodging-register/contract';
import { listingFormTexts } from '@/lib/texts/listing-form';

type RegisterValues = Pick<
  ListingValues,
  | 'name_residence'
  | 'address_street_name'
  | 'address_house_number'
  | 'address_house_number_suffix'
  | 'address_postcode'
>;

/** The register's name of a building or a home. Some are named after their site, which no name of ours may hold. */
export function registerName(name: string | null): string | null {
  return name === null || holdsSiteAddress(name) ? null : name.slice(0, MAX_NAME);
}

/** The values that the register provides; what it leaves open is absent. */
function providedBy(record: LodgingDto): Partial<RegisterValues> {
  const known: RegisterValues = {
    name_residence: registerName(record.name),
    address_street_name: record.thoroughfare?.slice(0, MAX_NAME) ?? null,
    address_house_number: record.house_number,
    address_house_number_suffix: record.house_number_suffix,
    address_postcode: record.post_code,
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null && value !== ''));
}

/** The values with what the register provides, and its town where it names only one. */
export function withRegister(values: ListingValues, record: LodgingDto): ListingValues {
  const towns = citiesOfMunicipality(record.municipality);
  const only = towns.length === 1 ? (towns[0]?.id ?? null) : null;
  return { ...values, ...providedBy(record), listing_city_id: values.listing_city_id ?? only };
}

/** A town outside the register's municipality, where that has coast towns at all. */
export function registerIssues(values: ListingValues, record: LodgingDto): FieldErrors {
  const towns: readonly number[] = citiesOfMunicipality(record.municipality).map(({ id }) => id);
  const { listing_city_id: cityId } = values;
  if (cityId === null || towns.length === 0 || towns.includes(cityId)) return {};
  return { listing_city_id: [listingFormTexts.cityOfRegister] };
}

const addressFields = [...reviewedFields, 'name_residence'] as const;

/**
 * Whether a form touches what the register decides. A listing whose address is left alone keeps it, even when the
 * register has changed: nobody goes back to review for a new price.
 */
export function touchesAddress(before: ListingValues, after: ListingValues): boolean {
  return addressFields.some((field) => before[field] !== after[field]);
}
