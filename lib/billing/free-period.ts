/** The form with which an admin lets a listing be online without payment. */
import { z } from '@/lib/api/zod';
import type { FreePeriodInput } from '@/lib/billing/contract';
import { parseDay, todayIn } from '@/lib/dates/day';
import { freePeriodTexts as texts } from '@/lib/texts/billing';

/** Ends on a given day, today or later, or when an admin ends it. Its output is the input of the API call. */
export const freePeriodForm = z
  .object({ end: z.enum(['day', 'never']), until: z.string() })
  .transform(({ end, until }, context): FreePeriodInput => {
    if (end === 'never') return { until: null };
    const day = parseDay(until);
    if (day !== null && day >= todayIn()) return { until: day };
    const message = day === null ? texts.noDay : texts.pastDay;
    context.addIssue({ code: 'custom', path: ['until'], message });
    return z.NEVER;
  });
