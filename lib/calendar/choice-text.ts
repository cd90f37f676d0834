/** Ranges of nights as shown to an owner: from the first to the last night, inclusive. */
import { addDays, diffDays } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { formatShortDay } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';
import { ownerCalendarTexts as texts } from '@/lib/texts/owner-calendar';
import { formatTexts } from '@/lib/texts/format';

/** 'za 3 jul 2027', or 'za 3 jul 2027 t/m ma 5 jul 2027'. */
export function nightsText({ start, end }: DayRange): string {
  const last = addDays(end, -1);
  return last === start ? formatShortDay(start) : texts.range(formatShortDay(start), formatShortDay(last));
}

/** '3 nachten' */
export function nightsCountText({ start, end }: DayRange): string {
  const count = diffDays(start, end);
  return formatTexts.nights(count, formatNumber(count));
}

/** 'za 3 jul 2027 t/m ma 5 jul 2027 (3 nachten)'. */
export function wholeNightsText(range: DayRange): string {
  return texts.withNights(nightsText(range), nightsCountText(range));
}
