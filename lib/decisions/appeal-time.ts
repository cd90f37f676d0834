import { addMonths, dayOfMoment } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { APPEAL_MONTHS } from '@/lib/decisions/measures';

/** The last day on which one can appeal against a decision. */
export const lastAppealDay = (madeAt: Date): Day => addMonths(dayOfMoment(madeAt), APPEAL_MONTHS);

/** Whether an appeal on this day is in time: not before the decision, and not after the last day. */
export const isInAppealTime = (madeAt: Date, day: Day): boolean =>
  day >= dayOfMoment(madeAt) && day <= lastAppealDay(madeAt);
