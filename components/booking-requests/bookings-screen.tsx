'use client';

import { useQuery } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { useState } from 'react';
import { amountText, StatusBadge, StayDays } from '@/components/booking-requests/booking-request-facts';
import { PaidMark } from '@/components/booking-requests/paid-mark';
import { RefuseDialog } from '@/components/booking-requests/refuse-dialog';
import { ListHeading } from '@/components/layout/list-heading';
import { FoundList } from '@/components/requests/found-list';
import { GuestCell, isUnread, rowEndCell } from '@/components/requests/request-cells';
import { RequestFilters } from '@/components/requests/request-filters';
import { RowKeys } from '@/components/requests/row-keys';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { RowMenu } from '@/components/ui/row-menu';
import { Words } from '@/components/ui/words';
import type { BookingFilter, BookingRequestDto } from '@/lib/booking-requests/contract';
import { bookingRequestTransitions, statusFromWire } from '@/lib/booking-requests/lifecycle';
import { bookingRequestListQuery } from '@/lib/booking-requests/queries';
import { formatHour } from '@/lib/format/date';
import { route } from '@/lib/desk-paths';
import type { ListingChoice } from '@/lib/requests/filter';
import { bookingRequestDeskTexts as texts } from '@/lib/texts/booking-requests';

interface BookingsScreenProps {
  userId: number;
  page: number;
  filter: BookingFilter;
  listings: readonly ListingChoice[];
}

const hrefOf = (filter: BookingFilter | null, page?: number | null) =>
  route('dashboard.booking.index', {}, { ...filter, page });

/** The approved stays, including canceled ones, each with a way to cancel it. */
export function BookingsScreen({ userId, page, filter, listings }: BookingsScreenProps) {
  const list = useQuery(bookingRequestListQuery('bookings', userId, page, filter));
  return (
    <>
      <ListHeading title={texts.bookings} about={texts.bookingsIntro} actions={<RowKeys />} />
      <RequestFilters
        filter={filter}
        listings={listings}
        states={([undefined, 'upcoming', 'current', 'past'] as const).map((when) => ({
          label: when ? texts.whens[when] : texts.all,
          filter: { ...filter, when },
          isCurrent: when === filter.when,
        }))}
        hrefOf={hrefOf}
      />
      <FoundList
        list={list}
        failed={texts.loadFailed}
        filter={filter}
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
        hrefOf={hrefOf}
      >
        {(bookings) => <Bookings bookings={bookings} />}
      </FoundList>
      <p className="mt-6">
        <Link href={route('dashboard.guest-register')} className="link inline-flex min-h-11 items-center">
          {texts.guestRegister}
        </Link>
      </p>
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
            <span className="sr-only">{texts.acts}</span>
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
  const [isCanceling, setCanceling] = useState(false);
  const times =
    booking.check_in && booking.check_out && [booking.check_in, booking.check_out].map(formatHour);
  const cancelable = bookingRequestTransitions.cancel.from.includes(statusFromWire(booking.status));
  const cancel = { label: texts.cancelBooking, onSelect: () => setCanceling(true), isDestructive: true };
  return (
    <CardTableRow marked={isUnread(booking)} isLink>
      <GuestCell request={booking} href={route('dashboard.booking-request.show', { id: booking.id })} />
      <CardTableCell label={texts.listing}>{booking.listing.name}</CardTableCell>
      <CardTableCell label={texts.stay} className="figures">
        <StayDays stay={booking} />
        {times && <span className="block text-ci-gray-600">{times.join(' - ')}</span>}
      </CardTableCell>
      <CardTableCell label={texts.price} align="end" className="figures whitespace-nowrap">
        <Words>{`${amountText(booking)} `}</Words>
        <span className="@3xl:block">
          <PaidMark booking={booking} />
        </span>
      </CardTableCell>
      <CardTableCell label={texts.status}>
        <StatusBadge request={booking} />
      </CardTableCell>
      <CardTableCell align="end" className={rowEndCell}>
        <RowMenu of={booking.name} acts={cancelable ? [cancel] : []} />
        <RefuseDialog request={booking} action="cancel" open={isCanceling} onOpenChange={setCanceling} />
      </CardTableCell>
    </CardTableRow>
  );
}
