import { Badge } from '@/components/ui/badge';
import type { BadgeTone } from '@/components/ui/badge';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import { EmailAddress } from '@/components/ui/email-address';
import { Link } from '@/components/ui/link';
import type { BookingRequestStatus } from '@/lib/booking-requests/lifecycle';
import { parseDay } from '@/lib/dates/day';
import type { FoundRequest } from '@/lib/find/contract';
import { formatMomentDay, formatStay } from '@/lib/format/date';
import { formatWholeEuro } from '@/lib/money/euro';
import { route } from '@/lib/desk-paths';
import { bookingRequestStatusTexts } from '@/lib/texts/booking-requests';
import { findRequestsTexts as texts, findTexts } from '@/lib/texts/find';

const tones: Partial<Record<BookingRequestStatus, BadgeTone>> = { pending: 'sand', approved: 'blue' };

/** A table of requests, each with links to itself, its home and its landlord. */
export function RequestsTable({ requests }: { requests: readonly FoundRequest[] }) {
  return (
    <CardTable
      caption={texts.title}
      head={
        <>
          <CardTableHead>{texts.request}</CardTableHead>
          <CardTableHead>{texts.guestName}</CardTableHead>
          <CardTableHead>{texts.stay}</CardTableHead>
          <CardTableHead>{texts.home}</CardTableHead>
          <CardTableHead>{texts.landlordName}</CardTableHead>
          <CardTableHead align="end">{texts.price}</CardTableHead>
          <CardTableHead>{texts.made}</CardTableHead>
        </>
      }
    >
      {requests.map((request) => (
        <RequestRow key={request.id} request={request} />
      ))}
    </CardTable>
  );
}

function RequestRow({ request }: { request: FoundRequest }) {
  const { id, code, manual, state, listing, landlord, guest } = request;
  return (
    <CardTableRow>
      <CardTableCell>
        <Link href={route('dashboard.booking-request.show', { id })} className="link figures font-semibold">
          {code}
        </Link>
        <span> </span>
        <Badge tone={tones[state] ?? 'gray'}>
          {manual ? findTexts.ownBooking : bookingRequestStatusTexts[state]}
        </Badge>
      </CardTableCell>
      <CardTableCell label={texts.guestName}>
        <span className="block">{guest.full_name}</span>
        {guest.email && <EmailAddress address={guest.email} />}
      </CardTableCell>
      <CardTableCell label={texts.stay} className="figures">
        {stayOf(request)}
      </CardTableCell>
      <CardTableCell label={texts.home}>
        <Link href={route('dashboard.admin.listing.show', { id: listing.id })} className="link">
          {listing.name ?? findTexts.nameless}
        </Link>
        {listing.city && <span className="block text-sm text-ci-gray-700">{listing.city}</span>}
      </CardTableCell>
      <CardTableCell label={texts.landlordName}>
        <Link href={route('dashboard.admin.user.show', { id: landlord.id })} className="link">
          {landlord.full_name}
        </Link>
      </CardTableCell>
      <CardTableCell label={texts.price} align="end" className="figures whitespace-nowrap">
        {formatWholeEuro(request.price)}
      </CardTableCell>
      <CardTableCell label={texts.made} className="figures whitespace-nowrap">
        {formatMomentDay(request.created_at)}
      </CardTableCell>
    </CardTableRow>
  );
}

function stayOf({ arrival, departure }: FoundRequest): string {
  const [start, end] = [parseDay(arrival), parseDay(departure)];
  return start && end ? formatStay(start, end) : '';
}
