/**
 * API contract of seasons, stay rules, costs and quotes (docs/rules/stays.md). Ranges of days are half-open, prices per
 * night are whole euros, `…_cents` are cents.
 */
import { dataOf } from '@/lib/api/envelope';
import { idText } from '@/lib/api/params';
import { nullableName, requiredName } from '@/lib/api/name';
import { z } from '@/lib/api/zod';
import { dayOrMomentSchema, daySchema } from '@/lib/dates/schema';
import { listingParams, rentalPeriodFields } from '@/lib/listings/contract';
import { paymentTermsDto } from '@/lib/payments/terms-contract';
import { costKinds, costUnits, discountKinds } from '@/lib/stays/kinds';
import { partyBounds } from '@/lib/stays/party';
import { stayContractTexts as texts } from '@/lib/texts/stays';
import { MAX_COSTS, MAX_LENGTH_DISCOUNTS, MAX_COST_LABEL } from '@/lib/stays/limits';

export const MAX_SEASONS = 60;
/** Characters of a season's name. */
const MAX_NAME = 60;
const MAX_PRICE = 100_000;
const MAX_WEEK_PRICE = 7 * MAX_PRICE;
const MAX_NIGHTS = 366;
const MAX_CENTS = 1_000_000;

const whole = (min: number, max: number) => z.int().min(min).max(max);
const percent = () => whole(1, 60);

/** A number in a query string; `min` if absent. */
const guestCount = ({ min, max }: { min: number; max: number }) =>
  z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .pipe(whole(min, max))
    .optional()
    .default(min);

/** ISO weekdays, ascending and without duplicates; an empty list means any day. */
const weekdaysDto = z.array(z.literal([1, 2, 3, 4, 5, 6, 7]));
const weekdays = weekdaysDto.max(7).transform((days) => [...new Set(days)].toSorted((a, b) => a - b));

export const seasonDto = z.object({
  id: z.int(),
  name: z.string(),
  start_date: daySchema(),
  end_date: daySchema(),
  price: z.int().nullable(),
  weekend_price: z.int().nullable(),
  week_price: z.int().nullable(),
  min_stay: z.int().nullable(),
  arrival_days: weekdaysDto,
  departure_days: weekdaysDto,
});
export type SeasonDto = z.infer<typeof seasonDto>;
export const seasonAnswer = dataOf(seasonDto);
export const seasonListAnswer = dataOf(z.array(seasonDto));

/**
 * Body of POST …/seasons and PUT …/seasons/{season}: the complete season; without a week price it has none.
 * `lower_price`: a price below the listing's becomes the listing's, whose former one becomes its `base_price`.
 */
export const seasonInput = z
  .object({
    name: requiredName(MAX_NAME),
    start_date: daySchema(() => texts.noDay),
    end_date: daySchema(() => texts.noDay),
    price: whole(1, MAX_PRICE).nullable(),
    weekend_price: whole(1, MAX_PRICE).nullable(),
    week_price: whole(1, MAX_WEEK_PRICE).nullable().default(null),
    min_stay: whole(1, MAX_NIGHTS).nullable(),
    arrival_days: weekdays,
    departure_days: weekdays,
    lower_price: z.boolean().default(false),
  })
  .refine(({ start_date: start, end_date: end }) => start < end, {
    path: ['end_date'],
    error: () => texts.emptySeason,
    when: ({ issues }) =>
      !issues.some(({ path = [] }) => path.length === 0 || String(path[0]).endsWith('_date')),
  });
export type SeasonInput = z.output<typeof seasonInput>;

export const seasonParams = listingParams.extend({ season: idText });

const year = whole(1900, 2199);

/** Body of POST …/seasons/copy. */
export const copySeasonsInput = z
  .object({ from_year: year, to_year: year })
  .refine(({ from_year: from, to_year: to }) => to > from, {
    path: ['to_year'],
    error: () => texts.yearNotAfter,
    when: ({ issues }) => issues.length === 0,
  });
export type CopySeasonsInput = z.output<typeof copySeasonsInput>;

const lengthDiscount = z.object({ nights: whole(2, 365), percent: percent() });
const momentDiscount = z.object({ days: z.int(), percent: z.int() });

/** The stay rules that are not fields of the listing itself; PUT replaces them all. */
export const stayRulesDto = z.object({
  base_price: whole(1, MAX_PRICE).nullable(),
  weekend_price: whole(1, MAX_PRICE).nullable(),
  preparation_nights: whole(0, 3),
  notice_days: whole(0, 30),
  gap_stays: z.boolean(),
  length_discounts: z.array(lengthDiscount).max(MAX_LENGTH_DISCOUNTS),
  last_minute: z.object({ days: whole(1, 30), percent: percent() }).nullable(),
  early: z.object({ days: whole(30, 365), percent: percent() }).nullable(),
});
export type StayRulesDto = z.infer<typeof stayRulesDto>;
export const stayRulesAnswer = dataOf(stayRulesDto);

/** Without a base price there is none. */
const stayRulesBody = stayRulesDto.extend({ base_price: stayRulesDto.shape.base_price.default(null) });

export const stayRulesInput = stayRulesBody.superRefine(({ length_discounts: discounts }, context) => {
  const seen = new Set<number>();
  for (const [place, { nights }] of discounts.entries()) {
    if (seen.has(nights))
      context.addIssue({
        code: 'custom',
        path: ['length_discounts', place, 'nights'],
        message: texts.sameNights,
      });
    seen.add(nights);
  }
});
export type StayRulesInput = z.output<typeof stayRulesInput>;

export const costDto = z.object({
  kind: z.enum(costKinds),
  label: z.string().nullable(),
  amount_cents: z.int(),
  per: z.enum(costUnits),
  optional: z.boolean(),
  on_site: z.boolean(),
});
export type CostDto = z.infer<typeof costDto>;
export const costsAnswer = dataOf(z.object({ costs: z.array(costDto) }));

/** One cost in the list. */
export const costInput = z
  .object({
    kind: z.enum(costKinds),
    label: nullableName(MAX_COST_LABEL),
    amount_cents: whole(0, MAX_CENTS),
    per: z.enum(costUnits),
    optional: z.boolean(),
    on_site: z.boolean(),
  })
  .superRefine(({ kind, label, per }, context) => {
    if (kind === 'other' && label === null)
      context.addIssue({ code: 'custom', path: ['label'], message: texts.labelMissing });
    if (kind === 'deposit' && per !== 'stay')
      context.addIssue({ code: 'custom', path: ['per'], message: texts.depositPerStay });
  });

/** Body of PUT …/costs: the complete list. */
export const costsInput = z.object({ costs: z.array(costInput).max(MAX_COSTS) });
export type CostsInput = z.output<typeof costsInput>;

const quoteLineDto = z.object({
  kind: z.enum([...costKinds, ...discountKinds]),
  label: z.string(),
  amount_cents: z.int(),
  optional: z.boolean(),
  on_site: z.boolean(),
});

/** The result of `quoteStay`, in the API and as stored with a request. */
export const quoteDto = z.object({
  price: z.int(),
  nights: z.int(),
  nightly: z.array(z.object({ date: daySchema(), price: z.int() })),
  lines: z.array(quoteLineDto),
  total_cents: z.int(),
  deposit_cents: z.int(),
});

/** Query of GET /api/listings/{id}/booking-price: one adult by default. */
export const stayQuery = z.object({
  from: dayOrMomentSchema(),
  to: dayOrMomentSchema(),
  adults: guestCount(partyBounds.adults),
  children: guestCount(partyBounds.children),
  babies: guestCount(partyBounds.babies),
  pets: guestCount(partyBounds.pets),
});
export type StayQuery = z.output<typeof stayQuery>;
/** `payment_terms`: null if the landlord has no account to pay on. */
export const stayQuoteAnswer = dataOf(quoteDto.extend({ payment_terms: paymentTermsDto.nullable() }));

const rangeDto = z.object({ start: daySchema(), end: daySchema() });

/** `StayTerms` in the API: the rules and prices for guests, without any details of other stays. */
export const stayTermsDto = z.object({
  rules: z.object({
    ...rentalPeriodFields,
    min_stay: z.int().nullable(),
    max_stay: z.int().nullable(),
    max_days_reservation_advance: z.int().nullable(),
    notice_days: z.int(),
    preparation_nights: z.int(),
    gap_stays: z.boolean(),
  }),
  seasons: z.array(seasonDto.omit({ id: true })),
  tariff: z.object({
    price: z.int(),
    base_price: z.int().nullable(),
    weekend_price: z.int().nullable(),
    special_rates: z.array(z.object({ valid_at: daySchema(), price: z.int() })),
    length_discounts: z.array(lengthDiscount),
    last_minute: momentDiscount.nullable(),
    early: momentDiscount.nullable(),
    costs: z.array(costDto),
  }),
  booked: z.array(rangeDto),
  blocked: z.array(rangeDto),
  today: daySchema(),
  max_capacity: z.int(),
  cots: z.int(),
  pets_allowed: z.boolean(),
});
export const stayTermsAnswer = dataOf(stayTermsDto);
