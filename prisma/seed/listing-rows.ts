/** Listings as rows: the listing itself, its settings and its calendar managers. */
import { clearedListingOptions, listingOptions } from '@/lib/listings/options';
import type { ListingOptionKey } from '@/lib/listings/options';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { columnOfTime } from '@/server/columns';
import type { Prisma } from '@/prisma/generated/client';
import type { Home } from './home';
import { momentOn } from './moments';
import { accountIds } from './people';
import { Random } from './random';

type ListingRow = Prisma.ListingCreateManyInput & { id: number };

/** How many days ago the owner created the listing. The demo accounts' listings are old. */
export function ageOf(home: Home): number {
  const random = new Random(`age/${home.id}`);
  if (home.state === 'concept' || home.state === 'waiting') return random.int(2, 6);
  return home.id <= 4 ? random.int(300, 400) : random.int(40, 800);
}

function states(home: Home, today: Day) {
  const made = addDays(today, -ageOf(home));
  const createdAt = momentOn(made, '10:12');
  const random = new Random(`approval/${home.id}`);
  const approvedAt = momentOn(addDays(made, random.int(1, 3)), `${random.int(8, 17)}:${random.int(10, 59)}`);
  const offlineSince = momentOn(addDays(today, -12), '16:40');
  const dates = {
    online: { approvedAt, firstPublishedAt: approvedAt, disabledAt: null },
    disabled: { approvedAt, firstPublishedAt: approvedAt, disabledAt: offlineSince },
    concept: { approvedAt: null, firstPublishedAt: null, disabledAt: createdAt },
    waiting: { approvedAt: null, firstPublishedAt: null, disabledAt: null },
  }[home.state];
  const updatedAt = dates.disabledAt ?? dates.approvedAt ?? createdAt;
  return { ...dates, createdAt, updatedAt };
}

/** Fields that are not filled in yet in a draft. */
const unfinished: Partial<ListingRow> = {
  description: null,
  price: null,
  checkIn: null,
  checkOut: null,
  minStay: null,
};

export function listingRow(home: Home, today: Day): ListingRow {
  const { place, rules, beds } = home;
  return {
    id: home.id,
    slug: home.slug,
    userId: home.ownerId,
    logiesdecreet: home.licence,
    nameResidence: place.residence,
    nameHolidayHome: home.name,
    description: home.description,
    propertyType: home.type,
    numberOfBedrooms: beds.bedrooms,
    numberOfBathrooms: beds.bathrooms,
    maxCapacity: home.capacity,
    oceanview: home.view,
    price: home.price,
    addressStreetName: place.street,
    addressHouseNumber: place.houseNumber,
    addressHouseNumberSuffix: place.suffix,
    addressPostcode: home.postcode,
    displayHomeAddress: place.shown,
    cityId: home.town.id,
    ...place.point,
    phoneNumber: home.phone,
    checkIn: columnOfTime(home.checkIn),
    checkOut: columnOfTime(home.checkOut),
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
    ...states(home, today),
    ...(home.state === 'concept' ? unfinished : {}),
  };
}

function optionValues({ comfort, beds, floor }: Home): Record<ListingOptionKey, number> {
  return {
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

/** All 15 options, except those that do not apply to the type. */
export function settingRows(home: Home): Prisma.ListingSettingCreateManyInput[] {
  const values = optionValues(home);
  const cleared = clearedListingOptions(home.type);
  return listingOptions
    .filter(({ key }) => !cleared.includes(key))
    .map(({ id, key }) => ({ listingId: home.id, optionId: id, value: values[key] }));
}

/** The co-landlord manages the calendars of all listings of the demo landlord. */
export function managerRows(
  homes: readonly Home[],
  coLandlordEmail: string,
  today: Day,
): Prisma.ListingManagerCreateManyInput[] {
  return homes
    .filter((home) => home.ownerId === accountIds.landlord)
    .map((home, index) => ({
      id: index + 1,
      listingId: home.id,
      email: coLandlordEmail,
      userId: accountIds.coLandlord,
      createdAt: momentOn(addDays(today, -Math.min(ageOf(home), 120)), '11:30'),
    }));
}
