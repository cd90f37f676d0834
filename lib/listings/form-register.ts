/**
 * The parts of a listing that the tourism register determines (read-only unless the register has no value). The server
 * takes them from the register itself: a client may show them, but not choose them.
 */
import type { FieldErrors } from '@/lib/api/error-codes';
import { holdsSiteAddress } from '@/lib/api/site-address';
import { cut } from '@/lib/format/cut';
import { citiesOfMunicipality } from '@/lib/listings/cities';
import { MAX_NAME } from '@/lib/listings/form-limits';
import type { ListingValues } from '@/lib/listings/form-rules';
import { reviewedFields } from '@/lib/listings/reviewed-fields';
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

/** The register's name of a building or a home; null if it contains a web address, which our names must not. */
export function registerName(name: string | null): string | null {
  return name === null || holdsSiteAddress(name) ? null : cut(name, MAX_NAME);
}

/** The values that the register provides; unknown ones are absent. */
function providedBy(record: LodgingDto): Partial<RegisterValues> {
  const known: RegisterValues = {
    name_residence: registerName(record.name),
    address_street_name: record.thoroughfare && cut(record.thoroughfare, MAX_NAME),
    address_house_number: record.house_number,
    address_house_number_suffix: record.house_number_suffix,
    address_postcode: record.post_code,
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null && value !== ''));
}

/** The values completed with those of the register, and with its town if it names only one. */
export function withRegister(values: ListingValues, record: LodgingDto): ListingValues {
  const towns = citiesOfMunicipality(record.municipality);
  const only = towns.length === 1 ? (towns[0]?.id ?? null) : null;
  return { ...values, ...providedBy(record), listing_city_id: values.listing_city_id ?? only };
}

/** An error if the town is outside the register's municipality, provided that has coast towns at all. */
export function registerIssues(values: ListingValues, record: LodgingDto): FieldErrors {
  const towns: readonly number[] = citiesOfMunicipality(record.municipality).map(({ id }) => id);
  const { listing_city_id: cityId } = values;
  if (cityId === null || towns.length === 0 || towns.includes(cityId)) return {};
  return { listing_city_id: [listingFormTexts.cityOfRegister] };
}

const addressFields = [...reviewedFields, 'name_residence'] as const;

/**
 * Whether a form changes anything that the register determines. A listing whose address is left alone keeps it, even if
 * the register has changed: a new price must not send it back for review.
 */
export function touchesAddress(before: ListingValues, after: ListingValues): boolean {
  return addressFields.some((field) => before[field] !== after[field]);
}
