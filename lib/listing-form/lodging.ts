/**
 * The licence number and what the tourism register fills in for it (docs/rules/lodging-register.md#lookup). At exactly
 * six characters the register is asked; another number clears what it said before.
 */
import { toLine } from '@/lib/api/typed-text';
import { cities } from '@/lib/listings/cities';
import { MAX_LICENCE_LENGTH } from '@/lib/listings/form-contract';
import { registerName } from '@/lib/listings/form-register';
import type { LodgingDto } from '@/lib/lodging-register/contract';
import type { ListingFormValues } from '@/lib/listing-form/values';

/** The fields that belong to the register as long as it fills them in. */
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

/** The register's name for the home itself; a door number is no name. */
export function homeNameOf(record: LodgingDto): string {
  const name = registerName(record.alternative_name) ?? '';
  return /\p{L}/u.test(name) ? name : '';
}

/**
 * unasked: no six characters yet, or the answer is on its way. unknown: the register has no such number. Otherwise the
 * register's answer.
 */
export type RegisterAnswer = LodgingDto | 'unknown' | 'unasked';

/** Read-only, except where the register was asked and had nothing. */
export function isRegisterField(field: RegisterField, answer: RegisterAnswer): boolean {
  if (answer === 'unasked') return true;
  return answer !== 'unknown' && Boolean(answers[field](answer));
}

type Filled = Pick<ListingFormValues, RegisterField | 'listing_city_id' | 'name_holiday_home'>;

/** After the number changed: nothing of the old one stays, except a name that the owner wrote. */
export function clearedByNumber(values: Filled, before: RegisterAnswer): Filled {
  const fromRegister = typeof before === 'object' && values.name_holiday_home === homeNameOf(before);
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

/** What the register fills in; a single town is chosen at once. */
export function filledByRegister(values: Pick<Filled, 'name_holiday_home'>, record: LodgingDto): Filled {
  const [town, ...others] = record.listing_cities;
  return {
    name_residence: registerName(record.name) ?? '',
    address_street_name: record.thoroughfare ?? '',
    address_house_number: record.house_number ?? '',
    address_house_number_suffix: record.house_number_suffix ?? '',
    address_postcode: record.post_code ?? '',
    listing_city_id: others.length === 0 ? (town?.id ?? null) : null,
    name_holiday_home: values.name_holiday_home || homeNameOf(record),
  };
}

/**
 * The towns to choose from: those of the register's municipality (docs/rules/lodging-register.md#municipalities), or
 * all where it names none. The chosen one is always among them, so that what will be saved can be seen.
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
