/** What an owner's homes came to (docs/rules/statistics.md#figures). */
import { dataOf, pageOf } from '@/lib/api/envelope';
import { idText, pageQuery } from '@/lib/api/params';
import { z } from '@/lib/api/zod';
import { addMonths, startOfMonth, todayIn } from '@/lib/dates/day';
import { daySchema } from '@/lib/dates/schema';
import { MAX_MONTHS, monthsOf } from '@/lib/statistics/months';
import { statisticsTexts } from '@/lib/texts/statistics';

/** Days count on the clock of Belgium; `last_7_days` are today and the six before it. */
const perPeriod = z.object({ last_7_days: z.int(), last_30_days: z.int(), total: z.int() });

export const statisticsDto = z.object({
  /** Whole euros of all approved stays, coming ones included. */
  earnings: z.object({ total: z.int() }),
  /** enabled: online or waiting for approval; disabled: concepts and what is offline. */
  listings: z.object({ enabled: z.int(), disabled: z.int() }),
  /** One per visitor, listing and day. */
  listing_views: perPeriod,
  booking_requests: perPeriod,
});
export type Statistics = z.infer<typeof statisticsDto>;
export const statisticsAnswer = dataOf(statisticsDto);

const figuresDto = z.object({
  views: z.int(),
  /** Received in the month, whatever came of them. */
  requests: z.int(),
  /** Approved in the month, those that were canceled later too. */
  approvals: z.int(),
  /** Of approved stays, each in its own month. */
  nights: z.int(),
  /** Whole percents: nights let by nights of the period times homes. */
  occupancy: z.int(),
  /** Of those nights, less discounts, without costs. */
  income_cents: z.int(),
});
export type Figures = z.infer<typeof figuresDto>;

/** `month`: 'YYYY-MM'. */
export const monthFiguresDto = figuresDto.extend({ month: z.string() });
export type MonthFigures = z.infer<typeof monthFiguresDto>;
export const seriesAnswer = dataOf(z.array(monthFiguresDto));

export const homeFiguresDto = figuresDto.extend({
  listing: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
});
export type HomeFigures = z.infer<typeof homeFiguresDto>;
export const homeFiguresPage = pageOf(homeFiguresDto);

const period = z.object({ from: daySchema().optional(), to: daySchema().optional() });

/** The last twelve months, this one included. */
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
 * Of GET …/series and …/series.csv: every month that has a day in [from, to), whole; without either the last twelve.
 */
export const seriesQuery = period.extend({ listing_id: idText.optional() }).transform(judgePeriod);
export type SeriesQuery = z.output<typeof seriesQuery>;

/** Of GET …/homes. */
export const homeFiguresQuery = period.extend(pageQuery.shape).transform(judgePeriod);
export type HomeFiguresQuery = z.output<typeof homeFiguresQuery>;

/** A figure of a home, and how much it is above (or below) the middle one of comparable homes. */
const comparedDto = z.object({ own: z.number(), difference_percent: z.int() }).nullable();

/**
 * One home beside comparable ones; a figure is null where too few homes of others have it, and `compared_with`, how many
 * are comparable, where too few are.
 */
export const comparisonDto = z.object({
  compared_with: z.int().nullable(),
  /** Percents of the nights of the last year. */
  occupancy: comparedDto,
  /** Whole euros a night. */
  price: comparedDto,
  /** 1 to 5. */
  rating: comparedDto,
});
export type Comparison = z.infer<typeof comparisonDto>;
export const comparisonQuery = z.object({ listing_id: idText });
export const comparisonAnswer = dataOf(comparisonDto);
