/** Rules across the fields of a listing, the same in the browser and on the server (docs/rules/listing-form.md). */
import type { FieldErrors } from '@/lib/api/error-codes';
import { z } from '@/lib/api/zod';
import { listingFields, readListingForm } from '@/lib/listings/form-contract';
import type { ListingFormInput } from '@/lib/listings/form-contract';
import { rentalPeriodFlag, rentalPeriods } from '@/lib/listings/kinds';
import { reviewedFields } from '@/lib/listings/reviewed-fields';
import { clearedListingOptions, listingOptionId } from '@/lib/listings/options';
import { applyTranslations, noTranslations } from '@/lib/listings/translations';
import type { ListingTranslations } from '@/lib/listings/translations';
import { fieldLabels, validationTexts } from '@/lib/texts/fields';
import { fill } from '@/lib/texts/fill';
import { wayInTexts } from '@/lib/texts/way-in';
import { listingFormTexts } from '@/lib/texts/listing-form';

export type ListingField = keyof typeof listingFields;
type PlainField = Exclude<ListingField, 'translations'>;
/** All fields of a listing; null (false for a flag, [] for rooms) where nothing is filled in. */
export type ListingValues = { [Field in PlainField]: Exclude<ListingFormInput[Field], undefined> } & {
  translations: ListingTranslations;
};

const fieldNames = Object.keys(listingFields).filter((name): name is ListingField => name in listingFields);
const flags = new Set<ListingField>(['display_home_address', ...rentalPeriods.map(rentalPeriodFlag)]);

/** A listing without any values. */
export const emptyListingValues: ListingValues = {
  ...(Object.fromEntries(
    fieldNames.map((name) => [name, flags.has(name) ? false : null]),
    // Each field gets the empty value of its own type, which Object.fromEntries cannot express.
  ) as Omit<ListingValues, 'rooms' | 'translations'>),
  rooms: [],
  translations: noTranslations,
};

/** Resolves contradictions: a studio has one bedroom, a house or villa no floor, only the release `days` has days. */
function settle(values: ListingValues): ListingValues {
  const type = values.property_type;
  const days = values.arrival_info_release === 'days' ? values.arrival_info_days : null;
  if (type === null) return { ...values, arrival_info_days: days };
  const cleared = clearedListingOptions(type).map((key) => [`listing_option_${listingOptionId(key)}`, null]);
  return {
    ...values,
    arrival_info_days: days,
    ...(type === 'studio' && { number_of_bedrooms: 1 }),
    ...Object.fromEntries(cleared),
  };
}

/** The listing after submitting a form: fields that were not sent stay unchanged. */
export function applyListingForm(before: ListingValues, input: ListingFormInput): ListingValues {
  const sent = fieldNames.filter((name) => input[name] !== undefined).map((name) => [name, input[name]]);
  return settle({
    ...before,
    ...Object.fromEntries(sent),
    translations: applyTranslations(before.translations, input.translations),
  });
}

/** Address and building come from the register as far as it knows them. */
export const requiredToPublish = [
  'registration_declared',
  'logiesdecreet',
  'name_holiday_home',
  'listing_city_id',
  'property_type',
  'max_capacity',
  'number_of_bedrooms',
  'number_of_bathrooms',
  'oceanview',
  'min_stay',
  'max_stay',
  'check_in',
  'check_out',
  'reservation_advance_period',
  'price',
  'description',
] as const satisfies readonly ListingField[];

const requiredText = (field: ListingField) =>
  fill(validationTexts.required, { label: fieldLabels[field] ?? field });

function missing(values: ListingValues, fields: readonly ListingField[]): FieldErrors {
  const empty = fields.filter((field) => values[field] === null);
  return Object.fromEntries(empty.map((field) => [field, [requiredText(field)]]));
}

/** What prevents saving a listing even as a draft: a missing licence number, and contradictions. */
export function conceptIssues(values: ListingValues): FieldErrors {
  const { min_stay: min, max_stay: max, arrival_info_release: release, arrival_info_days: days } = values;
  return {
    ...missing(values, ['logiesdecreet']),
    ...(min !== null && max !== null && min > max && { max_stay: [listingFormTexts.stayOrder] }),
    ...(release === 'days' && days === null && { arrival_info_days: [wayInTexts.daysMissing] }),
  };
}

/** What publishing depends on besides the fields. */
export interface PublishFacts {
  /** Number of photos after saving. */
  photos: number;
  /** Whether the owner's billing details are complete. */
  hasBillingDetails: boolean;
}

/**
 * Everything that prevents publishing, by field: `images_pool` for the photos, `billing` for the owner's details,
 * `rental_period_night` if no period is chosen.
 */
export function publishIssues(values: ListingValues, facts: PublishFacts): FieldErrors {
  const isLet = rentalPeriods.some((period) => values[rentalPeriodFlag(period)]);
  return {
    ...missing(values, requiredToPublish),
    ...conceptIssues(values),
    ...(!isLet && { rental_period_night: [listingFormTexts.rentalPeriod] }),
    ...(facts.photos === 0 && { images_pool: [listingFormTexts.photoNeeded] }),
    ...(!facts.hasBillingDetails && { billing: [listingFormTexts.billing] }),
  };
}

export function needsReviewAgain(before: ListingValues, after: ListingValues): boolean {
  return reviewedFields.some((field) => before[field] !== after[field]);
}

/**
 * The schema of the form in the browser: parses the typed values and reports everything that is invalid or, for
 * publishing, missing, each under its field. `before` is the listing being edited.
 */
export function listingFormSchema(check: { publish: PublishFacts | null; before?: ListingValues }) {
  const { publish, before = emptyListingValues } = check;
  return z.unknown().transform((raw, context): ListingValues => {
    const { input, faults } = readListingForm(raw);
    const values = applyListingForm(before, input);
    const issues = publish ? publishIssues(values, publish) : conceptIssues(values);
    for (const [field, messages] of Object.entries({ ...issues, ...faults })) {
      for (const message of messages) context.addIssue({ code: 'custom', path: [field], message });
    }
    return values;
  });
}
