'use client';

import { useQuery } from '@tanstack/react-query';
import { BookingRequestRow } from '@/components/booking-requests/booking-request-row';
import { BulkActions } from '@/components/requests/bulk-actions';
import { useSelection } from '@/components/requests/use-selection';
import { PageHeading } from '@/components/layout/page-heading';
import { PagedList } from '@/components/layout/paged-list';
import { CardTable, CardTableHead } from '@/components/ui/card-table';
import { EmptyState } from '@/components/ui/empty-state';
import type { BookingRequestPage } from '@/lib/booking-requests/contract';
import {
  bookingRequestBulkCalls,
  bookingRequestListQuery,
  refreshBookingRequests,
} from '@/lib/booking-requests/queries';
import { route } from '@/lib/paths';
import { bookingRequestDeskTexts as texts } from '@/lib/texts/booking-requests';

interface BookingRequestsScreenProps {
  userId: number;
  page: number;
}

/** All requests, the newest first, with what can be done with several at once (spec D §2). */
export function BookingRequestsScreen({ userId, page }: BookingRequestsScreenProps) {
  const list = useQuery(bookingRequestListQuery('booking-requests', userId, page));
  return (
    <>
      <PageHeading title={texts.requests} intro={texts.requestsIntro} />
      <PagedList
        list={list}
        failed={texts.loadFailed}
        empty={<EmptyState drawing="bottle" text={texts.noRequests} />}
        href={(to) => route('dashboard.booking-request.index', {}, { page: to })}
      >
        {(shown) => <Requests list={shown} />}
      </PagedList>
    </>
  );
}

function Requests({ list }: { list: BookingRequestPage }) {
  const selection = useSelection(list.data.map(({ id }) => id));
  return (
    <>
      <BulkActions selection={selection} calls={bookingRequestBulkCalls} refresh={refreshBookingRequests} />
      <CardTable
        caption={texts.requests}
        head={
          <>
            <CardTableHead>
              <span className="sr-only">{texts.selection}</span>
            </CardTableHead>
            <CardTableHead>{texts.guest}</CardTableHead>
            <CardTableHead>{texts.listing}</CardTableHead>
            <CardTableHead>{texts.stay}</CardTableHead>
            <CardTableHead align="end">{texts.price}</CardTableHead>
            <CardTableHead>{texts.status}</CardTableHead>
          </>
        }
      >
        {list.data.map((request) => (
          <BookingRequestRow key={request.id} request={request} selection={selection} />
        ))}
      </CardTable>
    </>
  );
}
