'use client';

import { useQuery } from '@tanstack/react-query';
import { amountText, StatusBadge, StayDays } from '@/components/booking-requests/booking-request-facts';
import { RequestList } from '@/components/requests/request-list';
import { CardTableCell, CardTableHead } from '@/components/ui/card-table';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
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

/** All booking requests, those that wait for an answer first. */
export function BookingRequestsScreen({ userId, page }: BookingRequestsScreenProps) {
  return (
    <RequestList
      list={useQuery(bookingRequestListQuery('booking-requests', userId, page))}
      texts={texts}
      intro={texts.requestsIntro}
      pageHref={(to) => route('dashboard.booking-request.index', {}, { page: to })}
      href={({ id }) => route('dashboard.booking-request.show', { id })}
      calls={bookingRequestBulkCalls}
      refresh={refreshBookingRequests}
      heads={
        <>
          <CardTableHead>{texts.stay}</CardTableHead>
          <CardTableHead align="end">{texts.price}</CardTableHead>
          <CardTableHead>{texts.status}</CardTableHead>
        </>
      }
      cells={(request, look) => <StayCells request={request} look={look} />}
    />
  );
}

function StayCells({ request, look }: { request: BookingRequestDto; look: string }) {
  return (
    <>
      <CardTableCell label={texts.stay} className="figures">
        <span className={look}>
          <StayDays stay={request} />
        </span>
      </CardTableCell>
      <CardTableCell label={texts.price} align="end" className="figures whitespace-nowrap">
        <span className={look}>{amountText(request)}</span>
      </CardTableCell>
      <CardTableCell label={texts.status}>
        <StatusBadge request={request} />
      </CardTableCell>
    </>
  );
}
