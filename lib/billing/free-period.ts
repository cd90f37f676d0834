/** The form in which an admin lets a listing be online without being paid for. */
import { z } from '@/lib/api/zod';
import type { FreePeriodInput } from '@/lib/billing/contract';
import { parseDay, todayIn } from '@/lib/dates/day';
import { freePeriodTexts as texts } from '@/lib/texts/billing';

/** Until a day, which is not over yet, or until an admin says otherwise; comes out as the call takes it. */
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
