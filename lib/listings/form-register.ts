/**
 * What the tourism register decides of a listing (spec D §5: read-only unless the register did not provide it). The
 * server takes these from the register itself: a client may show them, not choose them.
 */
import type { FieldErrors } from '@/lib/api/error-codes';
import { citiesOfMunicipality } from '@/lib/listings/cities';
import type { ListingValues } from '@/lib/listings/form-rules';
import { reviewedFields } from '@/lib/listings/form-rules';
import type { LodgingDto } from '@/lib/lodging-register/contract';
import { listingFormTexts } from '@/lib/texts/listing-form';

/** How long the columns of a listing are. */
const MAX_NAME = 150;

type RegisterValues = Pick<
  ListingValues,
  | 'name_residence'
  | 'address_street_name'
  | 'address_house_number'
  | 'address_house_number_suffix'
  | 'address_postcode'
>;

/** The values that the register provides; what it leaves open is left out. */
function providedBy(record: LodgingDto): Partial<RegisterValues> {
  const known: RegisterValues = {
    name_residence: record.name?.slice(0, MAX_NAME) ?? null,
    address_street_name: record.thoroughfare?.slice(0, MAX_NAME) ?? null,
    address_house_number: record.house_number,
    address_house_number_suffix: record.house_number_suffix,
    address_postcode: record.post_code,
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null && value !== ''));
}

/** The values with what the register provides, and its town where it names a single one. */
export function withRegister(values: ListingValues, record: LodgingDto): ListingValues {
  const towns = citiesOfMunicipality(record.municipality);
  const only = towns.length === 1 ? (towns[0]?.id ?? null) : null;
  return { ...values, ...providedBy(record), listing_city_id: values.listing_city_id ?? only };
}

/** A town outside the municipality of the register, where that lies at the coast at all. */
export function registerIssues(values: ListingValues, record: LodgingDto): FieldErrors {
  const towns: readonly number[] = citiesOfMunicipality(record.municipality).map(({ id }) => id);
  const { listing_city_id: cityId } = values;
  if (cityId === null || towns.length === 0 || towns.includes(cityId)) return {};
  return { listing_city_id: [listingFormTexts.cityOfRegister] };
}

const addressFields = [...reviewedFields, 'name_residence'] as const;

/**
 * Whether a form touches what the register decides. A listing whose address is left alone keeps it, also when the
 * register has changed since: nobody goes back to review for a new price.
 */
export function touchesAddress(before: ListingValues, after: ListingValues): boolean {
  return addressFields.some((field) => before[field] !== after[field]);
}
