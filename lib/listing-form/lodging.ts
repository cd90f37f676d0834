/**
 * The licence number and the fields that the tourism register fills in for it (docs/rules/lodging-register.md#lookup).
 * At exactly six characters the register is queried; a different number clears the earlier answer.
 */
import { toLine } from '@/lib/api/typed-text';
import { cities } from '@/lib/listings/cities';
import { MAX_LICENCE_LENGTH } from '@/lib/listings/form-limits';
import { registerName } from '@/lib/listings/form-register';
import type { LodgingDto } from '@/lib/lodging-register/contract';
import type { ListingFormValues } from '@/lib/listing-form/values';

/** The fields controlled by the register as long as it provides their values. */
export const registerFields = [
  'name_residence',
  'address_street_name',
  'address_house_number',
  'address_house_number_suffix',
  'address_postcode',
] as const;
export type RegisterField = (typeof registerFields)[number];

/** A number that can be looked up, or null. */
export function numberToLookUp(typed: string): string | null {
  const number = toLine(typed);
  return number.length === MAX_LICENCE_LENGTH ? number : null;
}

const answers: Readonly<Record<RegisterField, (record: LodgingDto) => string | null>> = {
  name_residence: (record) => registerName(record.name),
  address_street_name: (record) => record.thoroughfare,
  address_house_number: (record) => record.house_number,
  address_house_number_suffix: (record) => record.house_number_suffix,
  address_postcode: (record) => record.post_code,
};

/** The register's name for the home itself; a door number does not count as a name. */
export function listingNameOf(record: LodgingDto): string {
  const name = registerName(record.alternative_name) ?? '';
  return /\p{L}/u.test(name) ? name : '';
}

/**
 * unasked: fewer or more than six characters, or the answer is pending. unknown: the register does not have the number.
 * Otherwise the register's answer.
 */
export type RegisterAnswer = LodgingDto | 'unknown' | 'unasked';

/** Read-only, unless the register was queried and had no value. */
export function isRegisterField(field: RegisterField, answer: RegisterAnswer): boolean {
  if (answer === 'unasked') return true;
  return answer !== 'unknown' && Boolean(answers[field](answer));
}

type Filled = Pick<ListingFormValues, RegisterField | 'listing_city_id' | 'name_holiday_home'>;

/** After the number changed: clears everything from the old one, except a name that the owner typed. */
export function clearedByNumber(values: Filled, before: RegisterAnswer): Filled {
  const fromRegister = typeof before === 'object' && values.name_holiday_home === listingNameOf(before);
  return {
    name_residence: '',
    address_street_name: '',
    address_house_number: '',
    address_house_number_suffix: '',
    address_postcode: '',
    listing_city_id: null,
    name_holiday_home: fromRegister ? '' : values.name_holiday_home,
  };
}

/** The values that the register provides; if there is only one possible town it is selected. */
export function filledByRegister(values: Pick<Filled, 'name_holiday_home'>, record: LodgingDto): Filled {
  const [town, ...others] = record.listing_cities;
  return {
    name_residence: registerName(record.name) ?? '',
    address_street_name: record.thoroughfare ?? '',
    address_house_number: record.house_number ?? '',
    address_house_number_suffix: record.house_number_suffix ?? '',
    address_postcode: record.post_code ?? '',
    listing_city_id: others.length === 0 ? (town?.id ?? null) : null,
    name_holiday_home: values.name_holiday_home || listingNameOf(record),
  };
}

/**
 * The towns to choose from: those of the register's municipality (docs/rules/lodging-register.md#municipalities), or
 * all if it names none. The selected one is always among them, so that the user sees what will be saved.
 */
export function townsToChoose(
  answer: RegisterAnswer,
  chosen: number | null,
): readonly { id: number; name: string }[] {
  const offered = typeof answer === 'object' ? answer.listing_cities : [];
  if (offered.length === 0) return cities;
  const isOffered = chosen === null || offered.some(({ id }) => id === chosen);
  return isOffered ? offered : [...offered, ...cities.filter(({ id }) => id === chosen)];
}
