import type { Listing, Prisma } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { columnOfTime } from '@/server/columns';
import { nextNumber } from './sequence';
import { makeUser } from './user';

/** An approved, public listing in Oostende that is let by the night; creates its own landlord by default. */
export async function makeListing(
  overrides: Partial<Prisma.ListingUncheckedCreateInput> = {},
): Promise<Listing> {
  const n = nextNumber();
  const userId = overrides.userId ?? (await makeUser()).id;
  return prisma().listing.create({
    data: {
      slug: `zeezicht-oostende-${n}-${process.pid}`,
      logiesdecreet: String(100000 + n),
      nameResidence: 'Residentie Zeewind',
      nameHolidayHome: `Zeezicht ${n}`,
      description: 'Een licht appartement op de dijk met zicht op zee. '.repeat(6).trim(),
      propertyType: 'apartment',
      numberOfBedrooms: 2,
      numberOfBathrooms: 1,
      maxCapacity: 4,
      oceanview: 'front',
      price: 100,
      addressStreetName: 'Zeedijk',
      addressHouseNumber: '112',
      addressPostcode: '8400',
      displayHomeAddress: true,
      cityId: 11,
      latitude: 51.2331,
      longitude: 2.9116,
      checkIn: columnOfTime('15:00'),
      checkOut: columnOfTime('10:00'),
      minStay: 1,
      maxStay: 30,
      maxDaysReservationAdvance: 365,
      rentalPeriodNight: true,
      registrationDeclared: true,
      registrationDeclaredAt: new Date('2026-01-02T09:00:00Z'),
      approvedAt: new Date('2026-01-02T09:00:00Z'),
      firstPublishedAt: new Date('2026-01-02T09:00:00Z'),
      ...overrides,
      userId,
    },
  });
}

/** A listing that awaits review. */
export const makeWaitingListing = (overrides: Partial<Prisma.ListingUncheckedCreateInput> = {}) =>
  makeListing({ approvedAt: null, firstPublishedAt: null, ...overrides });

/** A concept, visible only to its landlord. */
export const makeConcept = (overrides: Partial<Prisma.ListingUncheckedCreateInput> = {}) =>
  makeWaitingListing({ disabledAt: new Date('2026-01-02T09:00:00Z'), ...overrides });
