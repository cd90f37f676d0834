import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { statusFromWire, waitsForGuest } from '@/lib/booking-requests/lifecycle';
import { totalCentsOf } from '@/lib/booking-requests/paid';
import type { BookingRequestState, BookingRequestStatus } from '@/lib/booking-requests/lifecycle';
import { Badge } from '@/components/ui/badge';
import type { BadgeTone } from '@/components/ui/badge';
import { FIRST_DAY, parseDay, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatDays, formatNumericDay, formatStay } from '@/lib/format/date';
import { formatEuro } from '@/lib/money/euro';
import { bookingRequestDeskTexts as texts, bookingRequestStatusTexts } from '@/lib/texts/booking-requests';

/** The fields that decide which transitions are possible. */
export function stateOf({
  status,
  offer,
  start_date,
  manual,
}: Pick<BookingRequestDto, 'status' | 'offer' | 'start_date' | 'manual'>): BookingRequestState {
  const arrival = parseDay(start_date) ?? FIRST_DAY;
  return { status: statusFromWire(status), hasOffer: offer !== null, arrival, isManual: manual };
}

const tones: Readonly<Record<BookingRequestStatus, BadgeTone>> = {
  pending: 'sand',
  approved: 'blue',
  declined: 'gray',
  canceled: 'red',
};

/** The status of a request as a badge. */
export function StatusBadge({ request }: { request: Pick<BookingRequestDto, 'status' | 'offer'> }) {
  const status = statusFromWire(request.status);
  if (waitsForGuest(request, todayIn())) return <Badge tone="gray">{texts.waitsForGuest}</Badge>;
  return <Badge tone={tones[status]}>{bookingRequestStatusTexts[status]}</Badge>;
}

/** '03-07-2027'; text that is not a date is returned unchanged. */
export function dayText(text: string): string {
  const day = parseDay(text);
  return day === null ? text : formatNumericDay(day);
}

type Stay = Pick<BookingRequestDto, 'start_date' | 'end_date'>;

const withDays = ({ start_date, end_date }: Stay, say: (start: Day, end: Day) => string): string => {
  const [start, end] = [parseDay(start_date), parseDay(end_date)];
  return start && end ? say(start, end) : '';
};

/** 'za 3 – za 10 jul 2027' */
export const daysInWords = (stay: Stay): string => withDays(stay, formatDays);

/** 'za 3 – za 10 jul 2027 · 7 nachten' */
export const stayInWords = (stay: Stay): string => withDays(stay, formatStay);

/** The stay in a list: 'za 3 – za 10 jul 2027' with '7 nachten' below it. */
export function StayDays({ stay }: { stay: Stay }) {
  const [days, nights] = stayInWords(stay).split(' · ');
  return (
    <>
      <span className="block @3xl:whitespace-nowrap">{days}</span>
      <span className="sr-only"> · </span>
      <span className="block text-ci-gray-600">{nights}</span>
    </>
  );
}

/**
 * The agreed amount, else the amount quoted to the guest: '€ 812,-'. Older requests only have the price of the nights,
 * and an own booking may have none.
 */
export function amountText(
  request: Pick<BookingRequestDto, 'price' | 'quote' | 'agreed_total_cents' | 'manual'>,
): string {
  if (request.manual && request.agreed_total_cents === null) return texts.noAmount;
  return formatEuro(totalCentsOf(request));
}
