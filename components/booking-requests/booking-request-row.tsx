'use client';

import { StatusBadge, StayDays } from '@/components/booking-requests/booking-request-facts';
import { isUnread, RequestCells, requestLook } from '@/components/requests/request-cells';
import type { Selection } from '@/components/requests/use-selection';
import { CardTableCell, CardTableRow } from '@/components/ui/card-table';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { formatWholeEuro } from '@/lib/money/euro';
import { route } from '@/lib/paths';
import { bookingRequestDeskTexts as texts } from '@/lib/texts/booking-requests';

interface BookingRequestRowProps {
  request: BookingRequestDto;
  selection: Selection;
}

/** A booking request in the list. */
export function BookingRequestRow({ request, selection }: BookingRequestRowProps) {
  const look = requestLook(request);
  return (
    <CardTableRow marked={isUnread(request)}>
      <RequestCells
        request={request}
        selection={selection}
        href={route('dashboard.booking-request.show', { id: request.id })}
      />
      <CardTableCell label={texts.listing}>
        <span className={look}>{request.listing.name}</span>
      </CardTableCell>
      <CardTableCell label={texts.stay} className="figures">
        <span className={look}>
          <StayDays stay={request} />
        </span>
      </CardTableCell>
      <CardTableCell label={texts.price} align="end" className="figures whitespace-nowrap">
        <span className={look}>{formatWholeEuro(request.price)}</span>
      </CardTableCell>
      <CardTableCell label={texts.status}>
        <StatusBadge request={request} />
      </CardTableCell>
    </CardTableRow>
  );
}
