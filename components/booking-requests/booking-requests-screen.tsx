'use client';

import { useQuery } from '@tanstack/react-query';
import { amountText, StatusBadge, StayDays } from '@/components/booking-requests/booking-request-facts';
import { PaidMark } from '@/components/booking-requests/paid-mark';
import { RequestFilters } from '@/components/requests/request-filters';
import { RequestList } from '@/components/requests/request-list';
import { CardTableCell, CardTableHead } from '@/components/ui/card-table';
import type { BookingRequestDto, BookingRequestFilter } from '@/lib/booking-requests/contract';
import { bookingRequestStatuses } from '@/lib/booking-requests/lifecycle';
import {
  bookingRequestBulkCalls,
  bookingRequestListQuery,
  refreshBookingRequests,
} from '@/lib/booking-requests/queries';
import { route } from '@/lib/desk-paths';
import type { ListingChoice } from '@/lib/requests/filter';
import { bookingRequestDeskTexts as texts, bookingRequestStatusTexts } from '@/lib/texts/booking-requests';

interface BookingRequestsScreenProps {
  userId: number;
  page: number;
  filter: BookingRequestFilter;
  listings: readonly ListingChoice[];
}

const hrefOf = (filter: BookingRequestFilter | null, page?: number | null) =>
  route('dashboard.booking-request.index', {}, { ...filter, page });

/** All booking requests; those that wait for an answer come first. */
export function BookingRequestsScreen({ userId, page, filter, listings }: BookingRequestsScreenProps) {
  return (
    <RequestList
      list={useQuery(bookingRequestListQuery('booking-requests', userId, page, filter))}
      texts={texts}
      intro={texts.requestsIntro}
      filter={filter}
      filters={
        <RequestFilters
          filter={filter}
          listings={listings}
          states={[undefined, ...bookingRequestStatuses].map((status) => ({
            label: status ? bookingRequestStatusTexts[status] : texts.all,
            filter: { ...filter, status },
            isCurrent: status === filter.status,
          }))}
          orders={([undefined, 'arrival', 'newest'] as const).map((sort) => ({
            label: texts.sorts[sort ?? 'open'],
            filter: { ...filter, sort },
            isCurrent: sort === filter.sort,
          }))}
          hrefOf={hrefOf}
        />
      }
      hrefOf={hrefOf}
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
      cells={(request, textClass) => <StayCells request={request} textClass={textClass} />}
    />
  );
}

function StayCells({ request, textClass }: { request: BookingRequestDto; textClass: string }) {
  return (
    <>
      <CardTableCell label={texts.stay} className="figures">
        <span className={textClass}>
          <StayDays stay={request} />
        </span>
      </CardTableCell>
      <CardTableCell label={texts.price} align="end" className="figures whitespace-nowrap">
        <span className={textClass}>{amountText(request)}</span>{' '}
        <span className="@3xl:block">
          <PaidMark booking={request} />
        </span>
      </CardTableCell>
      <CardTableCell label={texts.status}>
        <StatusBadge request={request} />
      </CardTableCell>
    </>
  );
}
