import 'server-only';

import type { FieldErrors } from '@/lib/api/error-codes';
import { addYears, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { fill } from '@/lib/texts/fill';
import { calendarRuleTexts } from '@/lib/texts/calendar';
import { formatDay } from '@/lib/format/date';
import { invalid } from '@/server/http/errors';

/** How far ahead prices and blocks can be set: twice as far as anybody can book. */
const YEARS_AHEAD = 2;

/**
 * Refuses past nights, whose history stays as it was, and nights too far ahead.
 * @throws DomainError 422 on `field`
 */
export function demandOpenNights(field: string, nights: readonly Day[]): void {
  const today = todayIn();
  const last = addYears(today, YEARS_AHEAD);
  const faults: FieldErrors[string] = [];
  if (nights.some((night) => night < today)) faults.push(calendarRuleTexts.past);
  if (nights.some((night) => night > last))
    faults.push(fill(calendarRuleTexts.tooFar, { day: formatDay(last) }));
  if (faults.length > 0) throw invalid({ [field]: faults });
}
