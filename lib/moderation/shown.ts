/**
 * All public facts of a listing besides its texts and photos, as recorded by `listing_shown` in the migrations, and in
 * words for admins who compare the old version with the new.
 */
import { z } from '@/lib/api/zod';
import { landlordLanguages, landlordPhotoUrl } from '@/lib/landlord-facts/landlord';
import { findCity } from '@/lib/listings/cities';
import { bedKinds, cancellations, oceanviews, propertyTypes, rentalPeriods } from '@/lib/listings/kinds';
import { findListingOption } from '@/lib/listings/options';
import { publicTranslationsDto } from '@/lib/listings/translations';
import { formatEuro, formatWholeEuro } from '@/lib/money/euro';
import { costKinds, costUnits } from '@/lib/stays/kinds';
import { languageTexts } from '@/lib/texts/languages';
import { bedKindTexts, cancellationChoiceTexts } from '@/lib/texts/listing-form-screen';
import {
  listingOptionTexts,
  oceanviewTexts,
  propertyTypeTexts,
  rentalPeriodTexts,
} from '@/lib/texts/listings';
import { shownTexts, shownWords as words } from '@/lib/texts/shown';
import { traderTexts } from '@/lib/texts/trader';
import { costKindTexts, costUnitTexts } from '@/lib/texts/stays';

const text = z.string().nullable();
const number = z.number().nullable();

const factsSchema = z.object({
  owner_first_name: text,
  owner_languages: z.array(z.enum(landlordLanguages)),
  /** The id of the photo. */
  owner_photo: text,
  owner_trader: z.enum(['private', 'business']).nullable(),
  owner_enterprise_number: text,
  logiesdecreet: text,
  property_type: z.enum(propertyTypes).nullable(),
  city_id: number,
  street: text,
  house_number: text,
  house_number_suffix: text,
  postcode: text,
  display_home_address: z.boolean(),
  latitude: number,
  longitude: number,
  distance_to_beach_m: number,
  phone_number: text,
  bedrooms: number,
  bathrooms: number,
  max_capacity: number,
  oceanview: z.enum(oceanviews).nullable(),
  check_in: text,
  check_out: text,
  cancellation: z.enum(cancellations).nullable(),
  /** Whole euros. */
  price: number,
  base_price: number,
  weekend_price: number,
  last_minute_days: number,
  last_minute_percent: number,
  early_days: number,
  early_percent: number,
  min_stay: number,
  max_stay: number,
  advance_days: number,
  preparation_nights: number,
  notice_days: number,
  gap_stays: z.boolean(),
  rental_periods: z.array(z.enum(rentalPeriods)),
  settings: z.array(z.object({ option: z.int(), value: z.int() })),
  beds: z.array(z.object({ room: z.int(), kind: z.enum(bedKinds), count: z.int() })),
  costs: z.array(
    z.object({
      kind: z.enum(costKinds),
      label: text,
      cents: z.int(),
      per: z.enum(costUnits),
      optional: z.boolean(),
      on_site: z.boolean(),
    }),
  ),
  length_discounts: z.array(z.object({ nights: z.int(), percent: z.int() })),
  /** Half-open days; arrivals and departures are ISO weekdays. */
  seasons: z.array(
    z.object({
      name: z.string(),
      start: z.string(),
      end: z.string(),
      price: number,
      weekend_price: number,
      week_price: number,
      min_stay: number,
      arrivals: z.array(z.int()),
      departures: z.array(z.int()),
    }),
  ),
});
export type Shown = z.output<typeof factsSchema>;
/** The landlord's translations are compared as texts. */
export const shownSchema = factsSchema.extend({ translations: publicTranslationsDto });

type Plain = string | number | boolean | null;
const plain = (value: Plain): string => {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return value === null ? words.none : String(value);
};
const euros = (value: number | null) => (value === null ? words.none : formatWholeEuro(value));
const listed = (parts: readonly string[]) => (parts.length === 0 ? words.none : parts.join('; '));

function optionText({ option: id, value }: Shown['settings'][number]): string {
  const option = findListingOption(id);
  const said = option?.kind === 'boolean' ? plain(value === 1) : plain(value);
  return `${option ? listingOptionTexts[option.key] : id}: ${said}`;
}

const costText = (cost: Shown['costs'][number]) =>
  [
    cost.label ?? costKindTexts[cost.kind],
    formatEuro(cost.cents),
    costUnitTexts[cost.per],
    ...(cost.optional ? [words.optional] : []),
    ...(cost.on_site ? [words.onSite] : []),
  ].join(', ');

function seasonText(season: Shown['seasons'][number]): string {
  const { name, start, end, price, weekend_price: weekend, week_price: week, min_stay: nights } = season;
  const days = [season.arrivals, season.departures].map((all) => all.join(' ') || words.none);
  return [name, start, end, euros(price), euros(weekend), euros(week), plain(nights), ...days].join(', ');
}

type Tell = (shown: Shown) => string;
/** Facts that are lists: each is formatted in its own way. */
type Listed = { [Key in keyof Shown]: Shown[Key] extends Plain ? never : Key }[keyof Shown];

/** The facts that are more than a word or a number. */
const special: Record<Listed, Tell> & Partial<Record<keyof Shown, Tell>> = {
  owner_languages: ({ owner_languages: all }) => listed(all.map((language) => languageTexts[language])),
  owner_photo: ({ owner_photo: id }) => (id === null ? words.none : landlordPhotoUrl(id)),
  owner_trader: ({ owner_trader: trader }) => (trader ? traderTexts[trader] : words.none),
  property_type: ({ property_type: type }) => (type ? propertyTypeTexts[type] : words.none),
  city_id: ({ city_id: id }) => (id === null ? words.none : (findCity(id)?.name ?? plain(id))),
  oceanview: ({ oceanview }) => (oceanview ? oceanviewTexts[oceanview] : words.none),
  cancellation: ({ cancellation: terms }) => (terms ? cancellationChoiceTexts[terms] : words.none),
  price: ({ price }) => euros(price),
  base_price: ({ base_price: price }) => euros(price),
  weekend_price: ({ weekend_price: price }) => euros(price),
  rental_periods: ({ rental_periods: all }) => listed(all.map((period) => rentalPeriodTexts[period])),
  settings: ({ settings }) => listed(settings.map(optionText)),
  beds: ({ beds }) =>
    listed(beds.map(({ room, kind, count }) => `${words.room(room)}: ${count} × ${bedKindTexts[kind]}`)),
  costs: ({ costs }) => listed(costs.map(costText)),
  length_discounts: ({ length_discounts: all }) =>
    listed(all.map(({ nights, percent }) => words.discount(nights, percent))),
  seasons: ({ seasons }) => listed(seasons.map(seasonText)),
};

/** One line for each fact in which two versions of a listing differ; null if there are none. */
export function shownDifference(
  before: Shown,
  after: Shown,
): { before: string | null; after: string | null } {
  const lines = (shown: Shown) =>
    factsSchema.keyof().options.map((key) => {
      const value = shown[key];
      const told = special[key]?.(shown) ?? (Array.isArray(value) ? listed([]) : plain(value));
      return `${shownTexts[key]}: ${told}`;
    });
  const [was, is] = [lines(before), lines(after)];
  const differ = (all: string[]) => all.filter((_, at) => was[at] !== is[at]).join('\n') || null;
  return { before: differ(was), after: differ(is) };
}
