'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { amountText, StatusBadge, StayDays } from '@/components/booking-requests/booking-request-facts';
import { PaidMark } from '@/components/booking-requests/paid-mark';
import { RefuseDialog } from '@/components/booking-requests/refuse-dialog';
import { PageHeading } from '@/components/layout/page-heading';
import { PagedList } from '@/components/layout/paged-list';
import { Button } from '@/components/ui/button';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { bookingRequestTransitions, statusFromWire } from '@/lib/booking-requests/lifecycle';
import { bookingRequestListQuery } from '@/lib/booking-requests/queries';
import { formatHour } from '@/lib/format/date';
import { route } from '@/lib/paths';
import { bookingRequestDeskTexts as texts } from '@/lib/texts/booking-requests';

interface BookingsScreenProps {
  userId: number;
  page: number;
}

/** The approved stays, canceled ones included, each with its way to cancel. */
export function BookingsScreen({ userId, page }: BookingsScreenProps) {
  const list = useQuery(bookingRequestListQuery('bookings', userId, page));
  return (
    <>
      <PageHeading title={texts.bookings} intro={texts.bookingsIntro} />
      <PagedList
        list={list}
        failed={texts.loadFailed}
        empty={
          <EmptyState
            drawing="bottle"
            text={texts.noBookings}
            action={
              <LinkButton as={Link} href={route('dashboard.booking-request.index')}>
                {texts.toRequests}
              </LinkButton>
            }
          />
        }
        href={(to) => route('dashboard.booking.index', {}, { page: to })}
      >
        {({ data }) => <Bookings bookings={data} />}
      </PagedList>
    </>
  );
}

function Bookings({ bookings }: { bookings: readonly BookingRequestDto[] }) {
  return (
    <CardTable
      caption={texts.bookings}
      head={
        <>
          <CardTableHead>{texts.guest}</CardTableHead>
          <CardTableHead>{texts.listing}</CardTableHead>
          <CardTableHead>{texts.stay}</CardTableHead>
          <CardTableHead align="end">{texts.price}</CardTableHead>
          <CardTableHead>{texts.status}</CardTableHead>
          <CardTableHead align="end">
            <span className="sr-only">{texts.actions}</span>
          </CardTableHead>
        </>
      }
    >
      {bookings.map((booking) => (
        <BookingRow key={booking.id} booking={booking} />
      ))}
    </CardTable>
  );
}

function BookingRow({ booking }: { booking: BookingRequestDto }) {
  const times =
    booking.check_in && booking.check_out && [booking.check_in, booking.check_out].map(formatHour);
  const cancelable = bookingRequestTransitions.cancel.from.includes(statusFromWire(booking.status));
  return (
    <CardTableRow marked={booking.read_at === null}>
      <CardTableCell label={texts.guest}>
        <Link
          href={route('dashboard.booking-request.show', { id: booking.id })}
          className="link wrap-anywhere"
        >
          {booking.name}
        </Link>
      </CardTableCell>
      <CardTableCell label={texts.listing}>{booking.listing.name}</CardTableCell>
      <CardTableCell label={texts.stay} className="figures">
        <StayDays stay={booking} />
        {times && <span className="block text-ci-gray-600">{times.join(' - ')}</span>}
      </CardTableCell>
      <CardTableCell label={texts.price} align="end" className="figures whitespace-nowrap">
        {amountText(booking)} <PaidMark booking={booking} />
      </CardTableCell>
      <CardTableCell label={texts.status}>
        <StatusBadge request={booking} />
      </CardTableCell>
      <CardTableCell align="end">
        {cancelable && (
          <RefuseDialog
            request={booking}
            action="cancel"
            trigger={
              <Button variant="secondary" size="sm">
                {texts.cancelBooking}
              </Button>
            }
          />
        )}
      </CardTableCell>
    </CardTableRow>
  );
}
