import type { ReactNode } from 'react';
import { dayText, partyText } from '@/components/booking-requests/booking-request-facts';
import { Card } from '@/components/ui/card';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { guestCountries } from '@/lib/countries';
import { isDay } from '@/lib/dates/day';
import { nights } from '@/lib/dates/range';
import { nightCountText } from '@/lib/format/count';
import { formatHour, formatMoment } from '@/lib/format/date';
import { formatWholeEuro } from '@/lib/money/euro';
import { bookingRequestDeskTexts as texts } from '@/lib/texts/booking-requests';
import { countryTexts } from '@/lib/texts/countries';

/** Everything that is known of a request, in parts. */
export function BookingRequestSections({ request }: { request: BookingRequestDto }) {
  return (
    <>
      <div className="grid gap-6 xl:grid-cols-2">
        <Part title={texts.stayTitle}>
          <Facts rows={stayRows(request)} />
        </Part>
        <Part title={texts.guestTitle}>
          <Facts rows={guestRows(request)} />
        </Part>
      </div>
      <Part title={texts.messageTitle}>
        <p className="max-w-prose break-words whitespace-pre-wrap">{request.message || texts.unknown}</p>
      </Part>
      {request.reply && (
        <Part title={texts.replyTitle}>
          <p className="max-w-prose break-words whitespace-pre-wrap">{request.reply}</p>
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </Card>
  );
}

interface Row {
  label: string;
  value: ReactNode;
}

function Facts({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[11rem_1fr] sm:gap-y-2.5">
      {rows.map(({ label, value }) => (
        <div key={label} className="mb-2 sm:contents">
          <dt className="text-ci-gray-600">{label}</dt>
          <dd className="figures min-w-0 break-words text-ci-gray-900">{value || texts.unknown}</dd>
        </div>
      ))}
    </dl>
  );
}

const hourOr = (time: string | null) => (time === null ? null : formatHour(time));

function nightsOf({ start_date: start, end_date: end }: BookingRequestDto): string {
  return isDay(start) && isDay(end) ? nightCountText(nights({ start, end })) : '';
}

function stayRows(request: BookingRequestDto): readonly Row[] {
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
    { label: texts.price, value: formatWholeEuro(request.price) },
    { label: texts.received, value: formatMoment(request.created_at) },
    { label: texts.number, value: request.uuid },
  ];
}

function countryOf(code: string): string {
  const country = guestCountries.find((known) => known === code);
  return country === undefined ? code : countryTexts[country];
}

function guestRows(request: BookingRequestDto): readonly Row[] {
  const street = [request.street_name, request.house_number].filter(Boolean).join(' ');
  const { email, phone_number: phone } = request;
  return [
    { label: texts.guest, value: request.name },
    { label: texts.email, value: email && <Contact href={`mailto:${email}`} text={email} /> },
    {
      label: texts.phone,
      value: phone && <Contact href={`tel:${phone.replace(/[^+\d]/g, '')}`} text={phone} />,
    },
    { label: texts.birth, value: request.date_of_birth && dayText(request.date_of_birth) },
    { label: texts.address, value: [street, request.city].filter(Boolean).join(', ') },
    { label: texts.country, value: countryOf(request.country) },
  ];
}

function Contact({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className="link">
      {text}
    </a>
  );
}
