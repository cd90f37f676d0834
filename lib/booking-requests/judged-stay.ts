/** What the request form starts with: whether the days searched for can be requested, and their price. */
import { partyOf } from '@/lib/booking-requests/requested-stay';
import type { RequestedStay } from '@/lib/booking-requests/requested-stay';
import { isDay } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { formatDays } from '@/lib/format/date';
import { stayFaultText } from '@/lib/stays/fault-text';
import { findStayFault, isHeldByOthers } from '@/lib/stays/judge';
import { nearestStays } from '@/lib/stays/nearest-stays';
import { fitsIn } from '@/lib/stays/party';
import { quoteStay } from '@/lib/stays/quote';
import type { Quote } from '@/lib/stays/quote';
import type { StayTerms } from '@/lib/stays/terms';
import { bookingRequestFormTexts } from '@/lib/texts/booking-requests';

/** The initial state of the form. */
export interface JudgedStay {
  requested: RequestedStay;
  /** Which days cannot be requested and why; null when there is no problem. */
  refusal: string | null;
  /** Nearby stays that can be requested. */
  nearest: DayRange[];
  /** The requested days when others occupy them; they may become free. */
  taken: DayRange | null;
}

const accepted = { refusal: null, nearest: [], taken: null };

/** Clears days that cannot be requested. */
export function judgeRequestedStay(requested: RequestedStay, terms: StayTerms): JudgedStay {
  const { start_date: start, end_date: end } = requested;
  if (!isDay(start) || !isDay(end)) return { ...accepted, requested };
  const fault = findStayFault(terms, { start, end });
  if (!fault) return { ...accepted, requested };
  return {
    requested: { ...requested, start_date: '', end_date: '' },
    refusal: bookingRequestFormTexts.stayRefused(formatDays(start, end), stayFaultText(fault)),
    nearest: nearestStays(terms, { start, end }),
    taken: isHeldByOthers(fault) ? { start, end } : null,
  };
}

/** The price of the form's initial stay; null if it has none, or the party does not fit. */
export function quoteRequestedStay(requested: RequestedStay, terms: StayTerms): Quote | null {
  const { start_date: start, end_date: end } = requested;
  const party = partyOf(requested, terms);
  if (!isDay(start) || !isDay(end) || !fitsIn(terms, party)) return null;
  return quoteStay(terms, { stay: { start, end }, party });
}
