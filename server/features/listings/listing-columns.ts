import 'server-only';

import { emptyListingValues } from '@/lib/listings/form-rules';
import type { ListingValues } from '@/lib/listings/form-rules';
import { listingOptions } from '@/lib/listings/options';
import type { Room } from '@/lib/listings/rooms';
import type { Prisma } from '@/prisma/generated/client';
import { columnOfTime, timeOfColumn } from '@/server/columns';
import type { Tx } from '@/server/db';
import { declared } from '@/server/features/listings/declared';
import { rentalPeriodsOf } from '@/server/features/listings/rental-periods';
import { translationsOf } from '@/server/features/listings/translations';
import type { ListingRow } from '@/server/features/listings/select';

/** Maps the form's values to the columns of a listing and its options, and back: the only place that does. */

const optionField = (id: (typeof listingOptions)[number]['id']) => `listing_option_${id}` as const;
const timeOrNull = (column: Date | null) => (column ? timeOfColumn(column) : null);

/** A stored listing as form values. */
export function valuesOfRow(row: ListingRow): ListingValues {
  const settings = row.settings.map(({ optionId, value }) => [`listing_option_${optionId}`, value]);
  return {
    ...emptyListingValues,
    registration_declared: declared(row.registrationDeclared),
    logiesdecreet: row.logiesdecreet,
    name_residence: row.nameResidence,
    name_holiday_home: row.nameHolidayHome,
    address_street_name: row.addressStreetName,
    address_house_number: row.addressHouseNumber,
    address_house_number_suffix: row.addressHouseNumberSuffix,
    address_postcode: row.addressPostcode,
    // Check constraints restrict these two columns to the values of the type.
    listing_city_id: (row.city?.id ?? null) as ListingValues['listing_city_id'],
    reservation_advance_period: row.maxDaysReservationAdvance as ListingValues['reservation_advance_period'],
    property_type: row.propertyType,
    max_capacity: row.maxCapacity,
    number_of_bedrooms: row.numberOfBedrooms,
    number_of_bathrooms: row.numberOfBathrooms,
    oceanview: row.oceanview,
    ...rentalPeriodsOf(row),
    min_stay: row.minStay,
    max_stay: row.maxStay,
    price: row.price,
    description: row.description,
    display_home_address: row.displayHomeAddress,
    phone_number: row.phoneNumber,
    check_in: timeOrNull(row.checkIn),
    check_out: timeOrNull(row.checkOut),
    house_rules: row.houseRules,
    cancellation: row.cancellation,
    arrival_info: row.arrivalInfo,
    agreement_clause: row.agreementClause,
    land_register_number: row.landRegisterNumber,
    arrival_info_release: row.arrivalInfoRelease,
    arrival_info_days: row.arrivalInfoDays,
    distance_to_beach_m: row.distanceToBeachM,
    rooms: row.rooms,
    translations: translationsOf(row.translations),
    ...Object.fromEntries(settings),
  };
}

/**
 * The columns filled from the form. The number is required, which is checked before. A declaration is not among them:
 * it is kept with who made it and when (`declarationOf`).
 */
export function columnsOf(values: ListingValues) {
  return {
    logiesdecreet: values.logiesdecreet ?? '',
    nameResidence: values.name_residence,
    nameHolidayHome: values.name_holiday_home,
    addressStreetName: values.address_street_name,
    addressHouseNumber: values.address_house_number,
    addressHouseNumberSuffix: values.address_house_number_suffix,
    addressPostcode: values.address_postcode,
    cityId: values.listing_city_id,
    maxDaysReservationAdvance: values.reservation_advance_period,
    propertyType: values.property_type,
    maxCapacity: values.max_capacity,
    numberOfBedrooms: values.number_of_bedrooms,
    numberOfBathrooms: values.number_of_bathrooms,
    oceanview: values.oceanview,
    rentalPeriodNight: values.rental_period_night,
    rentalPeriodWeek: values.rental_period_week,
    rentalPeriodMidweek: values.rental_period_midweek,
    rentalPeriodTwoWeeks: values.rental_period_two_weeks,
    rentalPeriodWeekend: values.rental_period_weekend,
    rentalPeriodLongWeekend: values.rental_period_long_weekend,
    rentalPeriodMonth: values.rental_period_month,
    rentalPeriodYear: values.rental_period_year,
    minStay: values.min_stay,
    maxStay: values.max_stay,
    price: values.price,
    description: values.description,
    displayHomeAddress: values.display_home_address,
    phoneNumber: values.phone_number,
    checkIn: values.check_in === null ? null : columnOfTime(values.check_in),
    checkOut: values.check_out === null ? null : columnOfTime(values.check_out),
    houseRules: values.house_rules,
    cancellation: values.cancellation,
    arrivalInfo: values.arrival_info,
    agreementClause: values.agreement_clause,
    landRegisterNumber: values.land_register_number,
    arrivalInfoRelease: values.arrival_info_release,
    arrivalInfoDays: values.arrival_info_days,
    distanceToBeachM: values.distance_to_beach_m,
  } satisfies Prisma.ListingUncheckedUpdateInput;
}

/** The rooms and beds of a listing as rows. */
export function roomRows(listingId: number, rooms: readonly Room[]) {
  return {
    rooms: rooms.map(({ name }, index) => ({ listingId, place: index + 1, name })),
    beds: rooms.flatMap(({ beds }, index) =>
      beds.map(({ kind, count }, at) => ({ listingId, room: index + 1, place: at + 1, kind, count })),
    ),
  };
}

/** Replaces the listing's rooms. */
export async function saveRooms(tx: Tx, listingId: number, values: readonly Room[]): Promise<void> {
  const { rooms, beds } = roomRows(listingId, values);
  await tx.listingRoom.deleteMany({ where: { listingId } });
  await tx.listingRoom.createMany({ data: rooms });
  await tx.listingBed.createMany({ data: beds });
}

/** Writes the options that have a value, and removes the others. */
export async function saveSettings(tx: Tx, listingId: number, values: ListingValues): Promise<void> {
  const filled = listingOptions.flatMap(({ id: optionId }) => {
    const value = values[optionField(optionId)];
    return value === null ? [] : [{ listingId, optionId, value }];
  });
  await tx.listingSetting.deleteMany({ where: { listingId } });
  await tx.listingSetting.createMany({ data: filled });
}
