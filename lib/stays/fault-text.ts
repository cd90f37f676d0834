/**
 * Why a stay is refused, as text: the same message under the calendar, in the price call and in the answer to a
 * request.
 */
import type { StayFault } from '@/lib/stays/judge';
import { nightCountText } from '@/lib/format/count';
import { formatDay } from '@/lib/format/date';
import { listWords } from '@/lib/format/words';
import { weekdayTexts } from '@/lib/texts/format';
import { dayReasonTexts, stayFaultTexts, otherFaultTexts } from '@/lib/texts/stay-faults';
import { fill } from '@/lib/texts/fill';
import { rentalPeriodTexts } from '@/lib/texts/listings';

/** The values for the placeholders of a fault's message. */
function valuesOf(fault: StayFault): Record<string, string> {
  switch (fault.reason) {
    case 'too_soon':
      return { first_day: formatDay(fault.first_day) };
    case 'outside_window':
      return { last_day: formatDay(fault.last_day) };
    case 'too_short':
      return { nights: nightCountText(fault.min_stay), season: fault.season ?? '' };
    case 'too_long':
      return { nights: nightCountText(fault.max_stay) };
    case 'arrival_day':
    case 'departure_day':
      return { days: listWords(fault.days.map((day) => weekdayTexts.long[day])), season: fault.season };
    case 'period_not_let':
      return { periods: listWords(fault.periods.map((period) => rentalPeriodTexts[period])) };
    case 'preparation':
      return { nights: nightCountText(fault.nights) };
    default:
      return {};
  }
}

/** Whether the minimum stay is that of a season. */
const isOfSeason = (fault: StayFault) => fault.reason === 'too_short' && fault.season !== null;

export function stayFaultText(fault: StayFault): string {
  return fill(
    isOfSeason(fault) ? otherFaultTexts.shortStayOfSeason : stayFaultTexts[fault.reason],
    valuesOf(fault),
  );
}

/** A shorter text, for a single day in a calendar: 'minimaal 7 nachten in Zomer'. */
export function dayReasonText(fault: StayFault): string {
  return fill(
    isOfSeason(fault) ? otherFaultTexts.shortReasonOfSeason : dayReasonTexts[fault.reason],
    valuesOf(fault),
  );
}
