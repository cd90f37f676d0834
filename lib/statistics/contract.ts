/** The statistics of an owner's listings (docs/rules/statistics.md#figures). */
import { dataOf, pageOf } from '@/lib/api/envelope';
import { idText, pageQuery } from '@/lib/api/params';
import { z } from '@/lib/api/zod';
import { addMonths, startOfMonth, todayIn } from '@/lib/dates/day';
import { daySchema } from '@/lib/dates/schema';
import { MAX_MONTHS, monthsOf } from '@/lib/statistics/months';
import { statisticsTexts } from '@/lib/texts/statistics';

/** Days are in Belgian time; `last_7_days` are today and the six days before it. */
const perPeriod = z.object({ last_7_days: z.int(), last_30_days: z.int(), total: z.int() });

export const statisticsDto = z.object({
  /** Whole euros of all approved stays, upcoming ones included. */
  earnings: z.object({ total: z.int() }),
  /** enabled: online or waiting for approval; disabled: drafts and offline listings. */
  listings: z.object({ enabled: z.int(), disabled: z.int() }),
  /** Counted once per visitor, listing and day. */
  listing_views: perPeriod,
  booking_requests: perPeriod,
});
export type Statistics = z.infer<typeof statisticsDto>;
export const statisticsAnswer = dataOf(statisticsDto);

const figuresDto = z.object({
  views: z.int(),
  /** Received in the month, whatever their outcome. */
  requests: z.int(),
  /** Approved in the month, including those canceled later. */
  approvals: z.int(),
  /** Nights of approved stays, each counted in the month in which it falls. */
  nights: z.int(),
  /** Whole percent: nights booked, divided by the nights of the period times the number of listings. */
  occupancy: z.int(),
  /** Of those nights, minus discounts, without additional costs. */
  income_cents: z.int(),
});
export type Figures = z.infer<typeof figuresDto>;

/** `month`: 'YYYY-MM'. */
export const monthFiguresDto = figuresDto.extend({ month: z.string() });
export type MonthFigures = z.infer<typeof monthFiguresDto>;
export const seriesAnswer = dataOf(z.array(monthFiguresDto));

export const listingFiguresDto = figuresDto.extend({
  listing: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
});
export type ListingFigures = z.infer<typeof listingFiguresDto>;
export const listingFiguresPage = pageOf(listingFiguresDto);

const period = z.object({ from: daySchema().optional(), to: daySchema().optional() });

/** The last twelve months, including the current one. */
function lastYear() {
  const first = startOfMonth(todayIn());
  return { from: addMonths(first, -11), to: addMonths(first, 1) };
}

function judgePeriod<Asked extends z.output<typeof period>>(asked: Asked, context: z.RefinementCtx) {
  const { from, to } = asked.from || asked.to ? asked : lastYear();
  const refuse = (field: 'from' | 'to', message: string) => {
    context.addIssue({ code: 'custom', path: [field], message });
    return z.NEVER;
  };
  if (!from) return refuse('from', statisticsTexts.bothDays);
  if (!to) return refuse('to', statisticsTexts.bothDays);
  if (to <= from) return refuse('to', statisticsTexts.noDays);
  if (monthsOf({ from, to }).length > MAX_MONTHS)
    return refuse('to', statisticsTexts.tooManyMonths(MAX_MONTHS));
  return { ...asked, from, to };
}

/**
 * Query of GET …/series and …/series.csv: every month with a day in [from, to), as a whole month; by default the last
 * twelve.
 */
export const seriesQuery = period.extend({ listing_id: idText.optional() }).transform(judgePeriod);
export type SeriesQuery = z.output<typeof seriesQuery>;

/** Query of GET …/homes. */
export const listingFiguresQuery = period.extend(pageQuery.shape).transform(judgePeriod);
export type ListingFiguresQuery = z.output<typeof listingFiguresQuery>;

/** A listing's figure, and by how many percent it is above (or below) the median of comparable listings. */
const comparedDto = z.object({ own: z.number(), difference_percent: z.int() }).nullable();

/**
 * A listing compared with similar ones; a figure is null if too few listings of other owners have it, and
 * `compared_with` (the number of comparable listings) is null if there are too few.
 */
export const comparisonDto = z.object({
  compared_with: z.int().nullable(),
  /** Percent of the nights of the last year. */
  occupancy: comparedDto,
  /** Whole euros per night. */
  price: comparedDto,
  /** 1 to 5. */
  rating: comparedDto,
});
export type Comparison = z.infer<typeof comparisonDto>;
export const comparisonQuery = z.object({ listing_id: idText });
export const comparisonAnswer = dataOf(comparisonDto);
