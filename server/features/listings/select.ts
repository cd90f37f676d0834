import 'server-only';

import type { Prisma } from '@/prisma/generated/client';
import { orderSelect } from '@/server/features/listings/order';
import { translationsSelect } from '@/server/features/listings/translations';
import type { PublicTranslationRow } from '@/server/features/listings/translations';
import { rentalPeriodSelect } from '@/server/features/listings/rental-periods';

/** What the rules of `policy.ts` need. */
export const listingAccessSelect = {
  id: true,
  slug: true,
  nameHolidayHome: true,
  userId: true,
  approvedAt: true,
  disabledAt: true,
  firstPublishedAt: true,
  deniedAt: true,
  orderedAt: true,
  managers: { select: { id: true, userId: true, email: true, role: true }, orderBy: { id: 'asc' } },
} as const satisfies Prisma.ListingSelect;

export type ListingAccessRow = Prisma.ListingGetPayload<{ select: typeof listingAccessSelect }>;

export const pictureSelect = {
  id: true,
  orderNumber: true,
  width: true,
  height: true,
  rotate: true,
  avifRotate: true,
  placeholder: true,
  description: true,
} as const satisfies Prisma.ListingPictureSelect;

export type PictureRow = Prisma.ListingPictureGetPayload<{ select: typeof pictureSelect }>;

/** Rooms and beds in order. */
const roomsSelect = {
  select: {
    name: true,
    beds: { select: { kind: true, count: true }, orderBy: { place: 'asc' } },
  },
  orderBy: { place: 'asc' },
} as const satisfies Prisma.Listing$roomsArgs;

/** The owner's contact details, and whether an invoice could be made. */
export const ownerSelect = {
  firstName: true,
  languages: true,
  photoId: true,
  trader: true,
  enterpriseNumber: true,
  email: true,
  phoneNumber: true,
  billingStreetName: true,
  billingHouseNumber: true,
  billingPostalCode: true,
  billingCity: true,
  billingCountry: true,
} as const satisfies Prisma.UserSelect;

/** A complete listing, for every audience: `serialize.ts` decides what each of them gets. */
export const listingSelect = {
  ...listingAccessSelect,
  registrationDeclared: true,
  registrationDeclaredAt: true,
  licence: { select: { state: true, checkedAt: true } },
  logiesdecreet: true,
  licenceInRegister: true,
  nameResidence: true,
  description: true,
  propertyType: true,
  numberOfBedrooms: true,
  numberOfBathrooms: true,
  maxCapacity: true,
  oceanview: true,
  price: true,
  preparationNights: true,
  addressStreetName: true,
  addressHouseNumber: true,
  addressHouseNumberSuffix: true,
  addressPostcode: true,
  displayHomeAddress: true,
  city: { select: { id: true, name: true, latitude: true, longitude: true } },
  latitude: true,
  longitude: true,
  phoneNumber: true,
  checkIn: true,
  checkOut: true,
  houseRules: true,
  cancellation: true,
  arrivalInfo: true,
  agreementClause: true,
  landRegisterNumber: true,
  arrivalInfoRelease: true,
  arrivalInfoDays: true,
  distanceToBeachM: true,
  minStay: true,
  maxStay: true,
  maxDaysReservationAdvance: true,
  rating: true,
  reviewsCount: true,
  ...rentalPeriodSelect,
  denialMessage: true,
  ...orderSelect,
  createdAt: true,
  updatedAt: true,
  pictures: { select: pictureSelect, orderBy: { orderNumber: 'asc' } },
  settings: { select: { optionId: true, value: true }, orderBy: { optionId: 'asc' } },
  rooms: roomsSelect,
  translations: translationsSelect,
  feeds: {
    select: {
      source: true,
      name: true,
      url: true,
      lastSuccessAt: true,
      nextRunAt: true,
      failingSince: true,
      error: true,
    },
    orderBy: [{ source: 'asc' }, { id: 'asc' }],
  },
  user: { select: ownerSelect },
  shortStayAreas: {
    select: {
      inArea: {
        select: { areaId: true, name: true, authorityId: true, authorityName: true, regulation: true },
      },
    },
    orderBy: { area: 'asc' },
  },
} as const satisfies Prisma.ListingSelect;

export type ListingRow = Prisma.ListingGetPayload<{ select: typeof listingSelect }>;

/** The public columns that every way of reading a listing returns in the same form. */
export const publicColumns = [
  'id',
  'slug',
  'nameHolidayHome',
  'nameResidence',
  'description',
  'logiesdecreet',
  'propertyType',
  'numberOfBedrooms',
  'numberOfBathrooms',
  'maxCapacity',
  'oceanview',
  'price',
  'addressStreetName',
  'addressHouseNumber',
  'addressHouseNumberSuffix',
  'displayHomeAddress',
  'latitude',
  'longitude',
  'phoneNumber',
  'houseRules',
  'cancellation',
  'distanceToBeachM',
  'minStay',
  'maxStay',
  'maxDaysReservationAdvance',
  'reviewsCount',
  'approvedAt',
  'disabledAt',
  ...(Object.keys(rentalPeriodSelect) as (keyof typeof rentalPeriodSelect)[]),
] as const satisfies readonly (keyof ListingRow)[];

type PublicPart =
  | (typeof publicColumns)[number]
  | 'city'
  | 'checkIn'
  | 'checkOut'
  | 'pictures'
  | 'settings'
  | 'rooms';

/** The public part of a listing, however it was read. */
export type PublicListingRow = Pick<ListingRow, PublicPart> & {
  rating: Prisma.Decimal | number | null;
  translations: readonly PublicTranslationRow[];
  user: Pick<ListingRow['user'], 'firstName' | 'languages' | 'photoId' | 'trader' | 'enterpriseNumber'>;
};
