/**
 * API contract of the listing form (docs/rules/listing-form.md#wire): POST /api/listings and PUT /api/listings/{id}, as
 * multipart, urlencoded or JSON. The form in the browser applies the same rules. A field that is absent keeps its value
 * on PUT and is empty on POST.
 */
import { managerRoles } from '@/lib/listings/manager-roles';
import { optionalName } from '@/lib/api/name';
import { emailAddress, optionalLine, requiredLine, requiredText, typedLine } from '@/lib/api/text';
import { toFieldErrors, z } from '@/lib/api/zod';
import type { FieldErrors } from '@/lib/api/error-codes';
import { daySchema } from '@/lib/dates/schema';
import { timeSchema } from '@/lib/dates/time';
import { cities } from '@/lib/listings/cities';
import { ownListingDto } from '@/lib/listings/contract';
import {
  clearable,
  clearableWhole,
  flagText,
  foldedField,
  listText,
  wholeText,
} from '@/lib/listings/form-fields';
import { advancePeriods, cancellations, oceanviews, propertyTypes } from '@/lib/listings/kinds';
import { listingOptions, MAX_OPTION_COUNT } from '@/lib/listings/options';
import type { ListingOptionId } from '@/lib/listings/options';
import { rotations } from '@/lib/listings/photos';
import { roomsInput } from '@/lib/listings/rooms';
import { translationsInput } from '@/lib/listings/translations';
import { arrivalInfoReleases, MAX_ARRIVAL_INFO_DAYS } from '@/lib/way-in/releases';
import { listingFormTexts } from '@/lib/texts/listing-form';
import {
  MAX_LICENCE_LENGTH,
  MAX_PHOTO_WORDS,
  MAX_MANAGERS,
  DESCRIPTION_LENGTH,
  MAX_HOUSE_RULES,
  MAX_AGREEMENT_CLAUSE,
  MAX_LAND_REGISTER_NUMBER,
  MAX_ARRIVAL_INFO,
  MAX_ROOMS,
} from '@/lib/listings/form-limits';
import { MAX_NAME } from '@/lib/listings/form-limits';

/** Metres. */
const MAX_DISTANCE = 10_000;
const MAX_NIGHTS = 366;
const MAX_PRICE = 100_000;
/** More entries than any form has; the actual limits are in the rules. */
const MAX_ENTRIES = 50;

const cityIds = cities.map(({ id }) => id);

/** Several lines; a line ending counts as one character, as in the field's counter. */
const description = requiredText(DESCRIPTION_LENGTH.max).min(DESCRIPTION_LENGTH.min);

/** Anything but digits is a price with decimals, or none at all: the same message for both. */
const price = wholeText(z.int({ error: listingFormTexts.roundPrice }).min(1).max(MAX_PRICE));

const phone = typedLine().regex(/^00(?:31|32)\d{5,9}$/, { error: listingFormTexts.phone });

type OptionField = `listing_option_${ListingOptionId}`;
const optionField = (id: ListingOptionId): OptionField => `listing_option_${id}`;
type OptionSchema = ReturnType<typeof clearableWhole>;

/** `listing_option_1` … `listing_option_30`: '0' or '1' for a switch, otherwise a count. */
const optionFields = Object.fromEntries(
  listingOptions.map(({ id, kind }) => [
    optionField(id),
    clearableWhole(0, kind === 'boolean' ? 1 : MAX_OPTION_COUNT),
  ]),
  // The keys are exactly those of the options, which Object.fromEntries cannot express.
) as Record<OptionField, OptionSchema>;

/** All fields of a listing with its options and rooms; null means 'not filled in'. */
export const listingFields = {
  /** Whether a registration procedure covers the home. */
  registration_declared: clearable(z.enum(['yes', 'no'])),
  logiesdecreet: clearable(optionalLine(MAX_LICENCE_LENGTH)),
  name_residence: clearable(optionalName(MAX_NAME)),
  name_holiday_home: clearable(optionalName(MAX_NAME)),
  address_street_name: clearable(optionalLine(150)),
  address_house_number: clearable(optionalLine(20)),
  address_house_number_suffix: clearable(optionalLine(20)),
  address_postcode: clearable(optionalLine(10)),
  listing_city_id: clearable(wholeText(z.literal(cityIds))),
  property_type: clearable(z.enum(propertyTypes)),
  max_capacity: clearableWhole(1, MAX_ROOMS),
  number_of_bedrooms: clearableWhole(1, MAX_ROOMS),
  number_of_bathrooms: clearableWhole(1, MAX_ROOMS),
  oceanview: clearable(z.enum(oceanviews)),
  rental_period_night: flagText(),
  rental_period_week: flagText(),
  rental_period_midweek: flagText(),
  rental_period_two_weeks: flagText(),
  rental_period_weekend: flagText(),
  rental_period_long_weekend: flagText(),
  rental_period_month: flagText(),
  rental_period_year: flagText(),
  min_stay: clearableWhole(1, MAX_NIGHTS),
  max_stay: clearableWhole(1, MAX_NIGHTS),
  reservation_advance_period: clearable(wholeText(z.literal([...advancePeriods]))),
  price: clearable(price),
  description: clearable(description),
  display_home_address: flagText(),
  phone_number: clearable(phone),
  check_in: clearable(timeSchema()),
  check_out: clearable(timeSchema()),
  house_rules: clearable(requiredText(MAX_HOUSE_RULES)),
  cancellation: clearable(z.enum(cancellations)),
  arrival_info: clearable(requiredText(MAX_ARRIVAL_INFO)),
  agreement_clause: clearable(requiredText(MAX_AGREEMENT_CLAUSE)),
  land_register_number: clearable(requiredLine(MAX_LAND_REGISTER_NUMBER)),
  arrival_info_release: clearable(z.enum(arrivalInfoReleases)),
  arrival_info_days: clearableWhole(0, MAX_ARRIVAL_INFO_DAYS),
  distance_to_beach_m: clearableWhole(0, MAX_DISTANCE),
  ...optionFields,
  rooms: foldedField(roomsInput),
  translations: translationsInput.optional(),
};

/** Whether no address occurs twice, ignoring case. */
const areDifferent = (emails: readonly string[]) =>
  new Set(emails.map((email) => email.toLowerCase())).size === emails.length;
const managerTwice = { error: listingFormTexts.managerTwice };

/** Email addresses without blanks. */
const addresses = listText(typedLine(), MAX_ENTRIES)
  .transform((emails) => emails.filter((email) => email !== ''))
  .pipe(z.array(emailAddress()))
  .refine((emails) => emails.length <= MAX_MANAGERS, { error: listingFormTexts.tooManyManagers });
/** The same, without duplicates. */
const managers = addresses.refine(areDifferent, managerTwice);

const orderNumber = wholeText(z.int({ error: listingFormTexts.photoPlace }).min(1).max(1000));
const rotate = wholeText(z.literal([...rotations], { error: listingFormTexts.photoPlace }));
/** A photo's description; absent leaves it unchanged. */
const photoWords = clearable(optionalName(MAX_PHOTO_WORDS));
const pictureId = z
  .string({ error: listingFormTexts.unknownPhoto })
  .max(100, { error: listingFormTexts.unknownPhoto });

/**
 * Photos: `store` adds new ones (`value` is the file, `id` the client's own), `update` changes existing ones (a file as
 * `value` replaces the photo, its URL leaves it), `delete` removes by id. Positions start at 1; gaps and duplicates are
 * resolved in the order given.
 */
const imagesPool = z.object({
  store: listText(
    z.object({
      id: z.string().max(100).nullish(),
      value: z.unknown().optional(),
      rotate: rotate.default(0),
      order_number: orderNumber.nullish(),
      description: photoWords,
    }),
    MAX_ENTRIES,
  ).default([]),
  update: listText(
    z.object({
      id: pictureId,
      value: z.unknown().optional(),
      rotate: rotate.nullish(),
      order_number: orderNumber.nullish(),
      description: photoWords,
    }),
    MAX_ENTRIES,
  ).default([]),
  delete: listText(
    z.union([z.object({ id: pictureId }), pictureId.transform((id) => ({ id }))]),
    MAX_ENTRIES,
  ).default([]),
});
export type ImagesPool = z.output<typeof imagesPool>;

/** A moment in the format of the API's answers, or a day: only its presence matters. */
const momentOrDay = z.union([z.iso.datetime({ offset: true }), z.iso.datetime({ local: true }), daySchema()]);

export const listingFormInput = z.object({
  ...listingFields,
  managers: foldedField(managers),
  images_pool: foldedField(imagesPool),
  /**
   * 'disable' saves as a draft or takes offline, 'enable' publishes; without it the listing's state does not change.
   */
  action: clearable(z.enum(['disable', 'enable'])),
  /** For a new listing the same as `action` 'disable'. */
  disabled_at: clearable(momentOrDay),
  /** The owner of a new listing, if an admin creates it for somebody. */
  user_id: clearableWhole(1, 2_147_483_647),
  /** The plan (GET /api/billing/plans) to publish with, where payment is due; defaults to the first. */
  plan: clearable(optionalLine(100)),
  /** `updated_at` of the version that was edited; 409 if the listing has changed since. */
  updated_at: clearable(z.iso.datetime({ offset: true })),
});
export type ListingFormInput = z.output<typeof listingFormInput>;

/** A parsed form: the valid values, and the errors of the other fields. */
export interface ReadListingForm {
  input: ListingFormInput;
  faults: FieldErrors;
}

const fieldOf = (path: string) => path.split('.', 1)[0] ?? path;

/**
 * Parses a form without stopping at the first error, so that an answer reports invalid and missing fields together.
 * Photo values pass through; the server checks that they are files.
 */
export function readListingForm(raw: unknown): ReadListingForm {
  const given = typeof raw === 'object' && raw !== null ? Object.entries(raw) : [];
  const result = listingFormInput.safeParse(Object.fromEntries(given));
  if (result.success) return { input: result.data, faults: {} };
  const found = Object.entries(toFieldErrors(result.error));
  const faulty = new Set(found.map(([path]) => fieldOf(path)));
  const sound = given.filter(([name]) => !faulty.has(name));
  // Each translated text is a field of its own.
  const faults = Object.fromEntries(
    found.map(([path, texts]) => [fieldOf(path) === 'translations' ? path : fieldOf(path), texts]),
  );
  return { input: listingFormInput.parse(Object.fromEntries(sound)), faults };
}

/** The body of POST and PUT: never rejected here, because the rules of `form-rules` add to the list of errors. */
export const listingFormBody = z
  .unknown()
  .transform(readListingForm)
  .meta({ ...z.toJSONSchema(listingFormInput, { io: 'input', unrepresentable: 'any' }), $schema: undefined });

/** The same for POST with `_method=PUT`. */
export const listingFormPutBody = z
  .looseObject({ _method: z.string().toUpperCase().pipe(z.literal('PUT')) })
  .transform(readListingForm);

/** The answer to saving: the listing as its owner sees it; `redirect` and `url` if payment is due first. */
export const savedListingDto = z.object({
  data: ownListingDto,
  redirect: z.literal(true).optional(),
  url: z.string().optional(),
});
export type SavedListing = z.infer<typeof savedListingDto>;

/** PUT /api/listings/{id}/managers. */
export const managersInput = z
  .object({
    delete: foldedField(listText(typedLine(), MAX_ENTRIES)),
    create: foldedField(addresses),
    /** The role of those in `create`. */
    role: z.enum(managerRoles).default('calendar'),
  })
  .refine(({ create = [] }) => areDifferent(create), { ...managerTwice, path: ['managers'] });
export type ManagersInput = z.output<typeof managersInput>;
