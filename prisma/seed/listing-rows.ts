/** Listings as rows: the listing itself, its settings and its calendar managers. */
import { clearedListingOptions, listingOptions } from '@/lib/listings/options';
import type { ListingOptionKey } from '@/lib/listings/options';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { columnOfTime } from '@/server/columns';
import type { Prisma } from '@/prisma/generated/client';
import type { SeedListing } from './listing';
import { momentOn } from './moments';
import { accountIds } from './people';
import { Random } from './random';

export type ListingRow = Prisma.ListingCreateManyInput & { id: number };

/** How many days ago the owner created the listing. The demo accounts' listings are old. */
export function ageOf(listing: SeedListing): number {
  const random = new Random(`age/${listing.id}`);
  if (listing.state === 'concept' || listing.state === 'waiting') return random.int(2, 6);
  return listing.id <= 4 ? random.int(300, 400) : random.int(40, 800);
}

function states(listing: SeedListing, today: Day) {
  const made = addDays(today, -ageOf(listing));
  const createdAt = momentOn(made, '10:12');
  const random = new Random(`approval/${listing.id}`);
  const approvedAt = momentOn(addDays(made, random.int(1, 3)), `${random.int(8, 17)}:${random.int(10, 59)}`);
  const offlineSince = momentOn(addDays(today, -12), '16:40');
  const dates = {
    online: { approvedAt, firstPublishedAt: approvedAt, disabledAt: null },
    disabled: { approvedAt, firstPublishedAt: approvedAt, disabledAt: offlineSince },
    concept: { approvedAt: null, firstPublishedAt: null, disabledAt: createdAt },
    waiting: { approvedAt: null, firstPublishedAt: null, disabledAt: null },
  }[listing.state];
  const updatedAt = dates.disabledAt ?? dates.approvedAt ?? createdAt;
  const declared = { registrationDeclared: true, registrationDeclaredAt: createdAt };
  return { ...dates, ...declared, createdAt, updatedAt };
}

/** Fields that are not filled in yet in a draft. */
const unfinished: Partial<ListingRow> = {
  description: null,
  price: null,
  checkIn: null,
  checkOut: null,
  minStay: null,
};

export function listingRow(listing: SeedListing, today: Day): ListingRow {
  const { place, rules, beds } = listing;
  return {
    id: listing.id,
    slug: listing.slug,
    userId: listing.ownerId,
    logiesdecreet: listing.licence,
    nameResidence: place.residence,
    nameHolidayHome: listing.name,
    description: listing.description,
    propertyType: listing.type,
    numberOfBedrooms: beds.bedrooms,
    numberOfBathrooms: beds.bathrooms,
    maxCapacity: listing.capacity,
    oceanview: listing.view,
    price: listing.price,
    addressStreetName: place.street,
    addressHouseNumber: place.houseNumber,
    addressHouseNumberSuffix: place.suffix,
    addressPostcode: listing.postcode,
    displayHomeAddress: place.shown,
    cityId: listing.town.id,
    ...place.point,
    phoneNumber: listing.phone,
    checkIn: columnOfTime(listing.checkIn),
    checkOut: columnOfTime(listing.checkOut),
    minStay: rules.min_stay,
    maxStay: rules.max_stay,
    maxDaysReservationAdvance: rules.max_days_reservation_advance,
    rentalPeriodNight: rules.rental_period_night,
    rentalPeriodWeek: rules.rental_period_week,
    rentalPeriodMidweek: rules.rental_period_midweek,
    rentalPeriodTwoWeeks: rules.rental_period_two_weeks,
    rentalPeriodWeekend: rules.rental_period_weekend,
    rentalPeriodLongWeekend: rules.rental_period_long_weekend,
    rentalPeriodMonth: rules.rental_period_month,
    rentalPeriodYear: rules.rental_period_year,
    ...states(listing, today),
    ...(listing.state === 'concept' ? unfinished : {}),
  };
}

function optionValues({
  comfort,
  family,
  beds,
  floor,
}: SeedListing): Partial<Record<ListingOptionKey, number>> {
  const told = Object.entries(family).map(([key, isThere]) => [key, Number(isThere)]);
  return {
    ...Object.fromEntries(told),
    floor: floor ?? 0,
    parking_spaces: comfort.parking,
    wifi: Number(comfort.wifi),
    outdoor_space: Number(comfort.outdoor),
    final_cleaning: Number(comfort.cleaning),
    bed_linen: Number(comfort.bedLinen),
    bath_linen: Number(comfort.bathLinen),
    utilities: Number(comfort.utilities),
    pets_allowed: Number(comfort.pets),
    wheelchair_accessible: Number(comfort.wheelchair),
    single_beds: beds.singles,
    double_beds: beds.doubles,
    personal_welcome: Number(comfort.welcome),
    air_conditioning: Number(comfort.airConditioning),
    dishwasher: Number(comfort.dishwasher),
  };
}

/** The first 15 options, except those that do not apply to the type, and what the owner said of the others. */
export function settingRows(listing: SeedListing): Prisma.ListingSettingCreateManyInput[] {
  const values = optionValues(listing);
  const cleared = clearedListingOptions(listing.type);
  return listingOptions
    .filter(({ key }) => !cleared.includes(key))
    .flatMap(({ id, key }) => {
      const value = values[key];
      return value === undefined ? [] : [{ listingId: listing.id, optionId: id, value }];
    });
}

/** The co-landlord manages the calendars of all listings of the demo landlord. */
export function managerRows(
  listings: readonly SeedListing[],
  coLandlordEmail: string,
  today: Day,
): Prisma.ListingManagerCreateManyInput[] {
  return listings
    .filter((listing) => listing.ownerId === accountIds.landlord)
    .map((listing, index) => ({
      id: index + 1,
      listingId: listing.id,
      email: coLandlordEmail,
      userId: accountIds.coLandlord,
      createdAt: momentOn(addDays(today, -Math.min(ageOf(listing), 120)), '11:30'),
    }));
}
