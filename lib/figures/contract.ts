/** API contract of the operator's figures (docs/rules/operator-figures.md). */
import { dataOf } from '@/lib/api/envelope';
import { z } from '@/lib/api/zod';
import { addDays, addMonths, startOfMonth, todayIn } from '@/lib/dates/day';
import { daySchema } from '@/lib/dates/schema';
import type { FigureName } from '@/lib/figures/figure-names';
import { MAX_PERIODS, periodsOf, steps } from '@/lib/figures/periods';
import type { Step } from '@/lib/figures/periods';
import { operatorFiguresTexts as texts } from '@/lib/texts/operator-figures';

export const figuresDto = z.object({
  /** At the end of the period, or now. */
  listings_online: z.int(),
  /** Online for the first time. */
  listings_new: z.int(),
  /** Taken offline or deleted, and not back since. */
  listings_gone: z.int(),
  /** With a listing online at the end of the period, or now. */
  landlords: z.int(),
  /** Of listings' pages, once per visitor, listing and day. */
  views: z.int(),
  searches: z.int(),
  searches_without_result: z.int(),
  /** Received in the period, whatever their outcome. */
  requests: z.int(),
  /** Median of the answered ones of them, in minutes; null without any. */
  answer_minutes: z.int().nullable(),
  approvals: z.int(),
  cancellations: z.int(),
  reviews: z.int(),
  /** Invoiced less refunded, without VAT. */
  income_cents: z.int(),
} satisfies Record<FigureName, z.ZodType>);
export type Figures = z.infer<typeof figuresDto>;

export const periodFiguresDto = figuresDto.extend({
  start: daySchema(),
  /** Exclusive. */
  end: daySchema(),
  /** The same month a year before, or the week 52 weeks before. */
  before: figuresDto,
});
export type PeriodFigures = z.infer<typeof periodFiguresDto>;

export const missingDto = z.object({
  /** Null: along the whole coast, or in several towns. */
  town: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Adults and children; null: not said. */
  party: z.int().nullable(),
  /** Days until the arrival, as the lower bound of a class; null: no days. */
  days_ahead: z.int().nullable(),
  searches: z.int(),
  without_result: z.int(),
});
export type Missing = z.infer<typeof missingDto>;

/** `missing`: what was searched most often in vain in these periods, at most `MOST_MISSING` rows. */
export const figuresAnswer = dataOf(
  z.object({ periods: z.array(periodFiguresDto), missing: z.array(missingDto) }),
);
export type OperatorFigures = z.infer<typeof figuresAnswer>['data'];
export const MOST_MISSING = 50;

/** The bounds of the days that can be asked. */
const [FIRST_FIGURES, LAST_FIGURES] = ['2010-01-01', '2100-01-01'] as const;

/** Every month or week with a day in [from, to), whole; without either day the last twelve months, or 26 weeks. */
export const figuresQuery = z
  .object({ from: daySchema().optional(), to: daySchema().optional(), by: z.enum(steps).default('month') })
  .transform((asked, context) => {
    const refuse = (field: 'from' | 'to', message: string) => {
      context.addIssue({ code: 'custom', path: [field], message });
      return z.NEVER;
    };
    const { by } = asked;
    const { from, to } = asked.from || asked.to ? asked : lately(by);
    if (!from) return refuse('from', texts.bothDays);
    if (!to) return refuse('to', texts.bothDays);
    if (from < FIRST_FIGURES) return refuse('from', texts.tooEarly);
    if (to > LAST_FIGURES) return refuse('to', texts.tooLate);
    if (to <= from) return refuse('to', texts.noDays);
    if (periodsOf(from, to, by).length > MAX_PERIODS[by]) return refuse('to', texts.tooMany[by]);
    return { from, to, by };
  });
export type FiguresQuery = z.output<typeof figuresQuery>;

function lately(by: Step) {
  const today = todayIn();
  const to = addDays(today, 1);
  return { from: by === 'month' ? addMonths(startOfMonth(today), -11) : addDays(today, -25 * 7), to };
}
