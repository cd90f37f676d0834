/** Every public field of a listing that changes is shown to admins: a field that was forgotten fails here. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayToUtcDate } from '@/lib/dates/day';
import { publicListingDto, pictureDto } from '@/lib/listings/contract';
import type { ChangedPage } from '@/lib/moderation/contract';
import { shownSchema } from '@/lib/moderation/shown';
import type { Prisma } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { findListingPage } from '@/server/features/listings/page/find-listing-page';
import { makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { makePicture } from '@/tests/factories/picture';
import { makeReview } from '@/tests/factories/review';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { signedInAdmin } from '@/tests/support/moderation';

let id: number;
let slug: string;
let ownerId: number;
let admin: TestClient;

beforeEach(async () => {
  await truncateAll();
  admin = (await signedInAdmin()).client;
  const base = await makeWaitingListing({
    displayHomeAddress: true,
    latitude: 51.2,
    longitude: 2.9,
    cityId: 11,
    weekendPrice: 150,
    rentalPeriodNight: true,
    rentalPeriodWeek: true,
  });
  ({ id, slug, userId: ownerId } = base);
  await makePicture({ listingId: id });
  await prisma().listingSetting.create({ data: { listingId: id, optionId: 3, value: 1 } });
  await prisma().listingRoom.create({ data: { listingId: id, place: 1, name: 'Zolder' } });
  await prisma().listingBed.create({ data: { listingId: id, room: 1, place: 1, kind: 'single', count: 1 } });
  await prisma().listingCost.create({ data: cost });
  await admin.put(`/api/listings/${id}/approve`, {});
});

const cost = {
  ...{ place: 1, kind: 'cleaning', amountCents: 5000, per: 'stay', optional: false, onSite: false },
  get listingId() {
    return id;
  },
};
const row = (data: Prisma.ListingUncheckedUpdateInput) => () =>
  prisma().listing.update({ where: { id }, data });
const photo = (data: Prisma.ListingPictureUpdateManyMutationInput) => () =>
  prisma().listingPicture.updateMany({ where: { listingId: id }, data });
const translation = (data: { description?: string; houseRules?: string }) => () =>
  prisma().listingTranslation.create({ data: { listingId: id, locale: 'fr', ...data } });
const season = (weekPrice: number | null = null) =>
  prisma().listingSeason.create({
    data: {
      ...{ listingId: id, name: 'Zomer', price: 200, weekPrice },
      ...{ startDate: dayToUtcDate('2027-07-01'), endDate: dayToUtcDate('2027-08-31') },
    },
  });

type Way = (() => Promise<unknown>) | { reason: string };
const periods = ['night', 'week', 'midweek', 'two_weeks', 'weekend', 'long_weekend', 'month', 'year'];
const never: Way = { reason: 'never changes, or the site keeps it itself' };
const moderated: Way = { reason: 'is what an admin decides' };

/** How each field of the page can change, or why admins need not see it. */
const fields: Readonly<Record<string, Way>> = {
  id: never,
  slug: never,
  name: row({ nameHolidayHome: 'Prijzenhof' }),
  name_residence: row({ nameResidence: 'Bel mij' }),
  description: row({ description: 'Bel mij. '.repeat(30) }),
  logiesdecreet: row({ logiesdecreet: '999999' }),
  property_type: row({ propertyType: 'villa' }),
  number_of_bedrooms: row({ numberOfBedrooms: 9 }),
  number_of_bathrooms: row({ numberOfBathrooms: 9 }),
  max_capacity: row({ maxCapacity: 1 }),
  oceanview: row({ oceanview: 'side' }),
  price: row({ price: 1 }),
  price_text: row({ price: 2 }),
  lowest_night_price: row({ weekendPrice: 3 }),
  address_street_name: row({ addressStreetName: 'Elders' }),
  address_house_number: row({ addressHouseNumber: '99' }),
  address_house_number_addition: row({ addressHouseNumberSuffix: 'z' }),
  address_postcode: row({ addressPostcode: '8000' }),
  display_home_address: row({ displayHomeAddress: false }),
  city: row({ cityId: 5 }),
  latitude: row({ latitude: 51.3 }),
  longitude: row({ longitude: 3 }),
  distance_to_beach_m: row({ distanceToBeachM: 5 }),
  approved_at: moderated,
  disabled_at: { reason: 'a home that is offline is in no list' },
  phone_number: row({ phoneNumber: '0032470999999' }),
  check_in: row({ checkIn: new Date('1970-01-01T21:00:00Z') }),
  check_out: row({ checkOut: new Date('1970-01-01T05:00:00Z') }),
  settings: () => prisma().listingSetting.deleteMany({ where: { listingId: id } }),
  rooms: () => prisma().listingBed.updateMany({ where: { listingId: id }, data: { count: 4 } }),
  house_rules: row({ houseRules: 'Bel mij' }),
  translations: translation({ description: 'Appelez-moi' }),
  translated: translation({ houseRules: 'Appelez-moi' }),
  cancellation: row({ cancellation: 'strict' }),
  rating: { reason: 'guests write reviews, and admins hide them' },
  reviews_count: { reason: 'guests write reviews, and admins hide them' },
  reviews: { reason: 'guests write reviews; answers to them can be reported' },
  min_stay: row({ minStay: 3 }),
  max_stay: row({ maxStay: 9 }),
  max_days_reservation_advance: row({ maxDaysReservationAdvance: 90 }),
  ...Object.fromEntries(
    periods.map((period) => {
      const name = `rental_period_${period}`;
      const flip = () =>
        prisma().$executeRawUnsafe(`UPDATE listings SET ${name} = NOT ${name} WHERE id = ${id}`);
      return [name, flip];
    }),
  ),
  pictures: () => makePicture({ listingId: id, orderNumber: 2 }),
  user: () => prisma().user.updateMany({ data: { firstName: 'Bel 0900' } }),
  managers: never,
  trader: () => prisma().user.updateMany({ data: { trader: 'private' } }),
  enterprise_number: () =>
    prisma().user.updateMany({ data: { trader: 'business', enterpriseNumber: '0123456749' } }),
  trader_text: { reason: 'said by the two above' },
  rates: () => season(),
  priced: () => prisma().listingCost.updateMany({ where: { listingId: id }, data: { amountCents: 1 } }),
  facts: { reason: 'the nightly job counts them' },
  today: never,
  last_day: never,
  occupied: row({ preparationNights: 2 }),
};

/** The same for each photo. */
const photoFields: Readonly<Record<string, Way>> = {
  id: never,
  url: photo({ storageKey: 'elders.jpg' }),
  description: photo({ description: 'Bel mij' }),
  order_number: { reason: 'another order of photos that were seen' },
  avif: never,
  width: never,
  height: never,
  placeholder: never,
};

/** Rules about stays: not fields of the page, but part of its sentences and calendar. */
const rules: Readonly<Record<string, Way>> = {
  notice_days: row({ noticeDays: 3 }),
  gap_stays: row({ gapStays: true }),
  base_price: row({ basePrice: 275 }),
  week_price: () => season(900),
  last_minute: row({ lastMinuteDays: 5, lastMinutePercent: 20 }),
  early: row({ earlyDays: 90, earlyPercent: 20 }),
  length_discount: () =>
    prisma().listingLengthDiscount.create({ data: { listingId: id, place: 1, nights: 7, percent: 50 } }),
  cost_label: () => prisma().listingCost.updateMany({ where: { listingId: id }, data: { label: 'Bel mij' } }),
  owner_languages: () => prisma().user.updateMany({ data: { languages: ['fr'] } }),
  owner_photo: () =>
    prisma().user.updateMany({ where: { id: ownerId }, data: { photoId: randomUUID(), photoKey: 'x.jpg' } }),
  room_name: () => prisma().listingRoom.updateMany({ where: { listingId: id }, data: { name: 'Bel mij' } }),
};

const changed = async () => (await admin.get<ChangedPage>('/api/listings/changed')).body.data;
const visible = Object.entries({ ...fields, ...photoFields, ...rules }).flatMap(([name, way]) =>
  typeof way === 'function' ? [[name, way] as const] : [],
);

describe('what the public sees of a listing', () => {
  it('is covered here, field by field', async () => {
    await makeReview({ listingId: id });
    await season();
    const found = await findListingPage(slug, () => Promise.resolve(null));
    const all = new Set([...Object.keys(publicListingDto.shape), ...Object.keys(found?.listing ?? {})]);
    expect([...all].filter((name) => !(name in fields))).toEqual([]);
    const ofPhotos = new Set([
      ...Object.keys(pictureDto.shape),
      ...Object.keys(found?.listing.pictures[0] ?? {}),
    ]);
    expect([...ofPhotos].filter((name) => !(name in photoFields))).toEqual([]);
  });

  it.each(visible)('puts the listing on the admins’ list when it changes: %s', async (_, change) => {
    expect(await changed()).toEqual([]);
    await change();
    const [listing, ...more] = await changed();
    expect([listing?.id, more]).toEqual([id, []]);
    const told = JSON.stringify([listing?.before, listing?.after, listing?.photos]);
    expect(
      listing &&
        (JSON.stringify(listing.before) !== JSON.stringify(listing.after) || listing.photos.added.length > 0),
    ).toBe(true);
    expect(told).not.toContain('undefined');
    expect((await admin.put(`/api/listings/${id}/changes/seen`, { version: listing?.version })).status).toBe(
      204,
    );
    expect(await changed()).toEqual([]);
  });

  it('is compared completely by the database', async () => {
    const other = await makeListing();
    const rows = await prisma().$queryRaw<{ shown: unknown }[]>`
      SELECT listing_shown(id) AS shown FROM listings WHERE id IN (${id}, ${other.id})`;
    for (const { shown } of rows) {
      expect(shownSchema.strict().safeParse(shown).error).toBeUndefined();
    }
  });
});
