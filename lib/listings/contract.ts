/**
 * A listing as `GET /api/listings/{id}` returns it, for three audiences (docs/rules/listings.md#public-answer):
 * everyone, its calendar managers, its owner and admins. Days are 'YYYY-MM-DD', times 'hh:mm:ss', moments ISO 8601 in
 * UTC.
 */
import { dataOf, pageOf } from '@/lib/api/envelope';
import { optionalText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { groundFields, needLawArticle } from '@/lib/decisions/ground-fields';
import { landlordLanguages } from '@/lib/landlord-facts/landlord';
import { importedSources } from '@/lib/listings/calendar-sources';
import { cityDto } from '@/lib/listings/reference-contract';
import { managerRoles } from '@/lib/listings/manager-roles';
import { licenceStates } from '@/lib/lodging-register/licence-states';
import { orderDto } from '@/lib/listing-orders/contract';
import { cancellations, oceanviews, propertyTypes } from '@/lib/listings/kinds';
import { roomDto } from '@/lib/listings/rooms';
import { MESSAGE_MAX } from '@/lib/message';
import { shortStayAreaOfHome } from '@/lib/short-stay/area-of-home';
import { publicTranslationsDto, translationsDto } from '@/lib/listings/translations';
import { traderFields } from '@/lib/trader/contract';
import { arrivalInfoReleases } from '@/lib/way-in/releases';

/** `{id}` of a listing in a path: its numeric id or slug. */
export const listingParams = z.object({
  id: z
    .string()
    .max(120)
    .regex(/^(?:[1-9]\d{0,9}|[a-z0-9]+(?:-[a-z0-9]+)+)$/),
});

/** Body of …/disable: an admin's reason, which the landlord reads, and its ground; without one the terms. */
export const offlineInput = z
  .object({ message: optionalText(MESSAGE_MAX), ...groundFields })
  .superRefine(needLawArticle);
export type OfflineInput = z.output<typeof offlineInput>;

const moment = z.iso.datetime();
const timeOfDay = z.string().regex(/^\d\d:\d\d:\d\d$/);

/** `url` is for one width; those of other widths are derived from it (lib/listings/photos). */
export const pictureDto = z.object({
  id: z.string(),
  url: z.string(),
  order_number: z.int(),
  /** True once the photo is also available as AVIF. */
  avif: z.literal(true).optional(),
});
export type PictureDto = z.infer<typeof pictureDto>;

/** 0 or 1 for a switch, otherwise a count (lib/listings/options). */
export const listingSettingDto = z.object({ listing_option_id: z.int(), value: z.int() });

export const rentalPeriodFields = {
  rental_period_night: z.boolean(),
  rental_period_week: z.boolean(),
  rental_period_midweek: z.boolean(),
  rental_period_two_weeks: z.boolean(),
  rental_period_weekend: z.boolean(),
  rental_period_long_weekend: z.boolean(),
  rental_period_month: z.boolean(),
  rental_period_year: z.boolean(),
};

/** The fields for all three audiences; null where a draft lacks a value. */
const commonFields = {
  id: z.int(),
  slug: z.string(),
  name: z.string().nullable(),
  /** Name of the building; null if the address is hidden. */
  name_residence: z.string().nullable(),
  description: z.string().nullable(),
  logiesdecreet: z.string(),
  property_type: z.enum(propertyTypes).nullable(),
  number_of_bedrooms: z.int().nullable(),
  number_of_bathrooms: z.int().nullable(),
  max_capacity: z.int().nullable(),
  oceanview: z.enum(oceanviews).nullable(),
  /** Whole euros per night, including VAT. */
  price: z.int().nullable(),
  /** Null if the address is hidden, like the number and its addition. */
  address_street_name: z.string().nullable(),
  address_house_number: z.string().nullable(),
  address_house_number_addition: z.string().nullable(),
  city: cityDto.nullable(),
  /** On a grid of about 300 m if the address is hidden. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  approved_at: moment.nullable(),
  disabled_at: moment.nullable(),
  phone_number: z.string().nullable(),
  check_in: timeOfDay.nullable(),
  check_out: timeOfDay.nullable(),
  settings: z.array(listingSettingDto),
  rooms: z.array(roomDto),
  house_rules: z.string().nullable(),
  cancellation: z.enum(cancellations).nullable(),
  /** In steps of 50 m if the address is hidden. */
  distance_to_beach_m: z.int().nullable(),
  /** Average of the published reviews, 1 to 5 with two decimals; null if there are none. */
  rating: z.number().nullable(),
  reviews_count: z.int(),
  min_stay: z.int().nullable(),
  max_stay: z.int().nullable(),
  max_days_reservation_advance: z.int().nullable(),
  /** Whether the landlord lets privately or as a business. */
  ...traderFields,
  ...rentalPeriodFields,
};

const firstNameDto = z.object({ first_name: z.string() });

/** All that the public sees of a landlord. */
const publicLandlordDto = firstNameDto.extend({
  /** Spoken with guests, in the landlord's order; empty if they did not say. */
  languages: z.array(z.enum(landlordLanguages)),
  /** Path of a JPEG of 320 pixels wide; null without a photo. */
  photo_url: z.string().nullable(),
});
export type PublicLandlord = z.infer<typeof publicLandlordDto>;

export const publicListingDto = z.object({
  ...commonFields,
  /** The landlord's own translations; the other fields are as the landlord wrote them, in Dutch. */
  translations: publicTranslationsDto,
  pictures: z.array(pictureDto),
  user: publicLandlordDto,
  managers: z.array(z.never()),
});
export type PublicListing = z.infer<typeof publicListingDto>;

/** The state of a linked calendar; `url` is only for the owner. `error` without `failing_since` is a warning. */
export const calendarFeedDto = z.object({
  source: z.enum(importedSources),
  /** The owner's name for it; only with source `other`. */
  name: z.string().optional(),
  url: z.string().nullable(),
  last_success_at: moment.nullable(),
  next_run_at: moment,
  failing_since: moment.nullable(),
  error: z.string().nullable(),
});
export type CalendarFeedDto = z.infer<typeof calendarFeedDto>;

const staffFields = {
  ...commonFields,
  name_holiday_home: z.string().nullable(),
  title: z.string(),
  display_home_address: z.boolean(),
  /** Access instructions; otherwise only visible to guests with an approved stay. */
  arrival_info: z.string().nullable(),
  /** The landlord's own translations. */
  translations: translationsDto,
  /** The landlord's addition to the agreement with a guest; not shown to anybody else until then. */
  agreement_clause: z.string().nullable(),
  /** Only for the tax authority. */
  land_register_number: z.string().nullable(),
  /** When guests can read it; null is the default: once fully paid if payments are requested, else on approval. */
  arrival_info_release: z.enum(arrivalInfoReleases).nullable(),
  /** Days before the arrival; only for the release `days`. */
  arrival_info_days: z.int().nullable(),
  address_house_number_suffix: z.string().nullable(),
  address_postcode: z.string().nullable(),
  /** The image at `url` is already rotated by `rotate`. */
  /** `description`: what the photo shows, as described by the owner. */
  pictures: z.array(pictureDto.extend({ rotate: z.int(), description: z.string().nullable() })),
  is_awaiting_approval: z.boolean(),
  /** Whether a registration procedure covers it, as its landlord declared; null: not asked yet. */
  registration_declared: z.enum(['yes', 'no']).nullable(),
  registration_declared_at: moment.nullable(),
  /** The assessment of its licence number against the register; null until it is made. */
  licence_state: z.enum(licenceStates).nullable(),
  licence_checked_at: moment.nullable(),
  /** The authority's order that keeps it offline; null without one. */
  order: orderDto.nullable(),
  created_at: moment,
  updated_at: moment,
  calendar_feeds: z.array(calendarFeedDto),
  /** The areas it is in where authorities require checks or reports of short stays. */
  short_stay_areas: z.array(shortStayAreaOfHome),
};

/** For calendar managers: no linked calendars, no managers, and only the first name of the owner. */
export const managedListingDto = z.object({
  ...staffFields,
  user: firstNameDto,
  managers: z.array(z.never()),
});
export type ManagedListing = z.infer<typeof managedListingDto>;

/** For the owner and admins; the URLs of linked calendars are null except for the owner. */
export const ownListingDto = z.object({
  ...staffFields,
  /** When an admin rejected it or took it offline, until it is submitted again; with the admin's message, if any. */
  denied_at: moment.nullable(),
  denial_message: z.string().nullable(),
  air_bnb_url: z.string().nullable(),
  booking_com_url: z.string().nullable(),
  user: publicLandlordDto.extend({
    email: z.string(),
    phone: z.string().nullable(),
    has_billing_details_complete: z.boolean(),
  }),
  /** `accepted`: the calendar is shared. Until then it is unknown whose address it is. */
  managers: z.array(
    z.object({ id: z.int(), email: z.string(), role: z.enum(managerRoles), accepted: z.boolean() }),
  ),
});
export type OwnListing = z.infer<typeof ownListingDto>;

/** GET /api/listings/{id}: which of the three depends on the caller. */
export const listingAnswerDto = dataOf(z.union([ownListingDto, managedListingDto, publicListingDto]));

/** GET /api/users/{id}/listings and its sublists: shared listings have fewer fields than own ones. */
export const listingPageDto = pageOf(z.union([ownListingDto, managedListingDto]));
