import { amountText, dayText, partyText } from '@/components/booking-requests/booking-request-facts';
import {
  countryOf,
  EmailLink,
  Message,
  PhoneLink,
  RequestPart,
  RequestSections,
} from '@/components/requests/request-parts';
import { PriceDisclosure } from '@/components/stays/price-disclosure';
import type { Fact } from '@/components/ui/fact-list';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { isDay } from '@/lib/dates/day';
import { nights } from '@/lib/dates/range';
import { nightCountText } from '@/lib/format/count';
import { formatHour, formatMoment } from '@/lib/format/date';
import { priceText } from '@/lib/stays/quote-text';
import { bookingRequestDeskTexts as texts } from '@/lib/texts/booking-requests';

/** Everything that is known of a request, in parts. */
export function BookingRequestSections({ request }: { request: BookingRequestDto }) {
  return (
    <>
      <RequestPart title={texts.price}>
        <Price request={request} />
      </RequestPart>
      <RequestSections
        title={texts.stayTitle}
        facts={stayFacts(request)}
        guest={guestFacts(request)}
        message={request.message}
      />
      {request.reply && (
        <RequestPart title={texts.replyTitle}>
          <Message text={request.reply} />
        </RequestPart>
      )}
    </>
  );
}

/** What the guest was told: the total and, behind a press, what it is made of; of older requests the nights alone. */
function Price({ request }: { request: BookingRequestDto }) {
  const price = request.quote && priceText(request.quote);
  return (
    <div className="figures max-w-form">
      <p className="text-ci-gray-700">
        <strong className="text-2xl text-ci-gray-900">{amountText(request)}</strong>
        {price && ` ${price.totalFor}`}
      </p>
      {price && <PriceDisclosure price={price} toLandlord />}
    </div>
  );
}

const hourOr = (time: string | null) => (time === null ? null : formatHour(time));

function nightsOf({ start_date: start, end_date: end }: BookingRequestDto): string {
  return isDay(start) && isDay(end) ? nightCountText(nights({ start, end })) : '';
}

function stayFacts(request: BookingRequestDto): readonly Fact[] {
  const { listing } = request;
  return [
    { label: texts.listing, value: listing.name },
    { label: texts.licence, value: listing.logiesdecreet },
    { label: texts.arrival, value: dayText(request.start_date) },
    { label: texts.departure, value: dayText(request.end_date) },
    { label: texts.nights, value: nightsOf(request) },
    { label: texts.checkIn, value: hourOr(request.check_in ?? listing.check_in) },
    { label: texts.checkOut, value: hourOr(request.check_out ?? listing.check_out) },
    { label: texts.party, value: partyText(request) },
    { label: texts.received, value: formatMoment(request.created_at) },
    { label: texts.number, value: request.uuid },
  ];
}

function guestFacts(request: BookingRequestDto): readonly Fact[] {
  const street = [request.street_name, request.house_number].filter(Boolean).join(' ');
  const { email, phone_number: phone } = request;
  return [
    { label: texts.guest, value: request.name },
    { label: texts.email, value: email && <EmailLink email={email} /> },
    { label: texts.phone, value: phone && <PhoneLink phone={phone} /> },
    { label: texts.birth, value: request.date_of_birth && dayText(request.date_of_birth) },
    { label: texts.address, value: [street, request.city].filter(Boolean).join(', ') },
    { label: texts.country, value: countryOf(request.country) },
  ];
}
