/** The values of the listing form while it is being filled in, and their initial values for a stored listing. */
import type { OwnListing } from '@/lib/listings/contract';
import { rentalPeriodFlag, rentalPeriods } from '@/lib/listings/kinds';
import type { Cancellation, Oceanview, PropertyType, RentalPeriodFlag } from '@/lib/listings/kinds';
import { listingOptions } from '@/lib/listings/options';
import type { ListingOption, ListingOptionId } from '@/lib/listings/options';
import type { Room } from '@/lib/listings/rooms';
import type { PhotoSlot } from '@/lib/listing-form/photos';
import { slotOfPicture } from '@/lib/listing-form/photos';
import { splitPhone } from '@/lib/listing-form/phone';
import { typedTranslations } from '@/lib/listing-form/translations';
import type { TypedTranslations } from '@/lib/listing-form/translations';
import type { PhoneValues } from '@/lib/listing-form/phone';
import type { ArrivalInfoRelease } from '@/lib/way-in/contract';

/**
 * The action of the clicked button: publish puts the listing online, concept keeps it offline, save leaves an online
 * listing online.
 */
export type Intent = 'publish' | 'concept' | 'save';

export type OptionField = `listing_option_${ListingOptionId}`;

/** A typed number: null while empty, the text itself until it is a valid number. */
type TypedNumber = number | string | null;

/** Whether an option is present: yes, no, or not stated. */
export type Said = '1' | '0' | '';

type OptionValues = Record<OptionField, Said | number | null>;
type RentalPeriodValues = Record<RentalPeriodFlag, boolean>;

/**
 * Named as in the API, so that every error finds its field. For options, a switch is yes, no or not stated, a count a
 * number or null.
 */
export interface ListingFormValues extends PhoneValues, OptionValues, RentalPeriodValues {
  registration_declared: 'yes' | 'no' | '';
  logiesdecreet: string;
  name_residence: string;
  name_holiday_home: string;
  address_street_name: string;
  address_house_number: string;
  address_house_number_suffix: string;
  address_postcode: string;
  display_home_address: boolean;
  listing_city_id: number | null;
  property_type: PropertyType | '';
  max_capacity: number | null;
  number_of_bedrooms: number | null;
  number_of_bathrooms: number | null;
  oceanview: Oceanview | '';
  min_stay: TypedNumber;
  max_stay: TypedNumber;
  reservation_advance_period: number | null;
  price: TypedNumber;
  description: string;
  /** 'hh:mm', or empty. */
  check_in: string;
  check_out: string;
  house_rules: string;
  cancellation: Cancellation | '';
  arrival_info: string;
  agreement_clause: string;
  land_register_number: string;
  arrival_info_release: ArrivalInfoRelease | '';
  arrival_info_days: TypedNumber;
  distance_to_beach_m: TypedNumber;
  translations: TypedTranslations;
  rooms: Room[];
  /** Email addresses. */
  managers: string[];
  /** In order; the first is the main photo. */
  images_pool: PhotoSlot[];
}

export function optionField(option: ListingOption): OptionField {
  return `listing_option_${option.id}`;
}

type Settings = OwnListing['settings'];

function optionValue(option: ListingOption, settings: Settings): Said | number | null {
  const value = settings.find(({ listing_option_id: id }) => id === option.id)?.value;
  if (option.kind === 'count') return value ?? null;
  return value === undefined ? '' : value === 1 ? '1' : '0';
}

// The keys come from the two closed lists, which Object.fromEntries cannot express.
const optionsOf = (settings: Settings) =>
  Object.fromEntries(
    listingOptions.map((option) => [optionField(option), optionValue(option, settings)]),
  ) as OptionValues;

const rentalPeriodsOf = (isSet: (flag: RentalPeriodFlag) => boolean) =>
  Object.fromEntries(
    rentalPeriods.map((period) => [rentalPeriodFlag(period), isSet(rentalPeriodFlag(period))]),
  ) as RentalPeriodValues;

/** A new listing: nothing filled in, and the address kept private. */
export function emptyValues(): ListingFormValues {
  return {
    registration_declared: '',
    logiesdecreet: '',
    name_residence: '',
    name_holiday_home: '',
    address_street_name: '',
    address_house_number: '',
    address_house_number_suffix: '',
    address_postcode: '',
    display_home_address: false,
    listing_city_id: null,
    property_type: '',
    max_capacity: null,
    number_of_bedrooms: null,
    number_of_bathrooms: null,
    oceanview: '',
    ...optionsOf([]),
    ...rentalPeriodsOf(() => false),
    min_stay: null,
    max_stay: null,
    reservation_advance_period: null,
    price: null,
    description: '',
    check_in: '',
    check_out: '',
    house_rules: '',
    cancellation: '',
    arrival_info: '',
    agreement_clause: '',
    land_register_number: '',
    arrival_info_release: '',
    arrival_info_days: null,
    distance_to_beach_m: null,
    translations: typedTranslations(null),
    rooms: [],
    managers: [],
    images_pool: [],
    ...splitPhone(null),
  };
}

const shortTime = (time: string | null) => time?.slice(0, 5) ?? '';

/** The form of an existing listing; what a draft lacks is empty. */
export function valuesOf(listing: OwnListing): ListingFormValues {
  return {
    registration_declared: listing.registration_declared ?? '',
    logiesdecreet: listing.logiesdecreet,
    name_residence: listing.name_residence ?? '',
    name_holiday_home: listing.name_holiday_home ?? '',
    address_street_name: listing.address_street_name ?? '',
    address_house_number: listing.address_house_number ?? '',
    address_house_number_suffix: listing.address_house_number_suffix ?? '',
    address_postcode: listing.address_postcode ?? '',
    display_home_address: listing.display_home_address,
    listing_city_id: listing.city?.id ?? null,
    property_type: listing.property_type ?? '',
    max_capacity: listing.max_capacity,
    number_of_bedrooms: listing.number_of_bedrooms,
    number_of_bathrooms: listing.number_of_bathrooms,
    oceanview: listing.oceanview ?? '',
    ...optionsOf(listing.settings),
    ...rentalPeriodsOf((flag) => listing[flag]),
    min_stay: listing.min_stay,
    max_stay: listing.max_stay,
    reservation_advance_period: listing.max_days_reservation_advance,
    price: listing.price,
    description: listing.description ?? '',
    check_in: shortTime(listing.check_in),
    check_out: shortTime(listing.check_out),
    house_rules: listing.house_rules ?? '',
    cancellation: listing.cancellation ?? '',
    arrival_info: listing.arrival_info ?? '',
    agreement_clause: listing.agreement_clause ?? '',
    land_register_number: listing.land_register_number ?? '',
    arrival_info_release: listing.arrival_info_release ?? '',
    arrival_info_days: listing.arrival_info_days,
    distance_to_beach_m: listing.distance_to_beach_m,
    translations: typedTranslations(listing.translations),
    rooms: listing.rooms,
    managers: listing.managers.map(({ email }) => email),
    images_pool: listing.pictures.map(slotOfPicture),
    ...splitPhone(listing.phone_number),
  };
}
