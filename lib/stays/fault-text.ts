/** A refused stay in words: the same sentence under the calendar, in the price call and in the answer to a request. */
import type { StayFault } from '@/lib/stays/judge';
import { nightCountText } from '@/lib/format/count';
import { formatDay } from '@/lib/format/date';
import { orWords } from '@/lib/format/words';
import { weekdayTexts } from '@/lib/texts/format';
import { shortStayOfSeason, stayFaultTexts } from '@/lib/texts/stay-faults';
import { fill } from '@/lib/texts/fill';
import { rentalPeriodTexts } from '@/lib/texts/listings';

/** The values that fill the sentence of a fault. */
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
      return { days: orWords(fault.days.map((day) => weekdayTexts.long[day])), season: fault.season };
    case 'period_not_let':
      return { periods: orWords(fault.periods.map((period) => rentalPeriodTexts[period])) };
    case 'preparation':
      return { nights: nightCountText(fault.nights) };
    default:
      return {};
  }
}

export function stayFaultText(fault: StayFault): string {
  const isOfSeason = fault.reason === 'too_short' && fault.season !== null;
  return fill(isOfSeason ? shortStayOfSeason : stayFaultTexts[fault.reason], valuesOf(fault));
}
