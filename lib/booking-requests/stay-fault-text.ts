/** A refused stay in words: the same sentence under the calendar, in the price call and in the answer to a request. */
import type { StayFault } from '@/lib/booking-requests/terms';
import type { RentalPeriod } from '@/lib/listings/kinds';
import { nightCountText } from '@/lib/format/count';
import { formatDay } from '@/lib/format/date';
import { bookingRequestTexts, stayFaultTexts } from '@/lib/texts/booking-requests';
import { fill } from '@/lib/texts/fill';
import { rentalPeriodTexts } from '@/lib/texts/listings';

/** 'week, midweek of weekend' */
function listPeriods(periods: readonly RentalPeriod[]): string {
  const words = periods.map((period) => rentalPeriodTexts[period]);
  const last = words.at(-1) ?? '';
  const others = words.slice(0, -1);
  return others.length === 0 ? last : `${others.join(', ')} ${bookingRequestTexts.or} ${last}`;
}

/** The values that fill the sentence of a fault. */
function valuesOf(fault: StayFault): Record<string, string> {
  switch (fault.reason) {
    case 'outside_window':
      return { last_day: formatDay(fault.last_day) };
    case 'too_short':
      return { nights: nightCountText(fault.min_stay) };
    case 'too_long':
      return { nights: nightCountText(fault.max_stay) };
    case 'period_not_let':
      return { periods: listPeriods(fault.periods) };
    default:
      return {};
  }
}

export function stayFaultText(fault: StayFault): string {
  return fill(stayFaultTexts[fault.reason], valuesOf(fault));
}
