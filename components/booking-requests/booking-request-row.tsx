'use client';

import Link from 'next/link';
import { StatusBadge, StayDays } from '@/components/booking-requests/booking-request-facts';
import type { Selection } from '@/components/booking-requests/use-selection';
import { CardTableCell, CardTableRow } from '@/components/ui/card-table';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/cn';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { formatMomentDay } from '@/lib/format/date';
import { formatWholeEuro } from '@/lib/money/euro';
import { route } from '@/lib/paths';
import { bookingRequestDeskTexts as texts } from '@/lib/texts/booking-requests';

interface BookingRequestRowProps {
  request: BookingRequestDto;
  selection: Selection;
}

/** A request in the list: bold on grey while unread, struck through once handled (spec D §2). */
export function BookingRequestRow({ request, selection }: BookingRequestRowProps) {
  const unread = request.read_at === null;
  const handled = request.handled_at !== null;
  const look = cn(unread && 'font-semibold text-ci-gray-900', handled && 'line-through');
  return (
    <CardTableRow marked={unread}>
      <CardTableCell className="md:w-10">
        <label className="flex size-11 items-center justify-center">
          <Checkbox checked={selection.has(request.id)} onChange={() => selection.toggle(request.id)} />
          <span className="sr-only">{texts.select(request.name)}</span>
        </label>
      </CardTableCell>
      <CardTableCell label={texts.guest}>
        <Link href={route('dashboard.booking-request.show', { id: request.id })} className={cn('link', look)}>
          {request.name}
        </Link>
        {unread && <span className="sr-only"> ({texts.unread})</span>}
        {handled && <span className="sr-only"> ({texts.handled})</span>}
        <span className="block text-ci-gray-600">{formatMomentDay(request.created_at)}</span>
      </CardTableCell>
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
