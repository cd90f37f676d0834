'use client';

import { useQueryClient } from '@tanstack/react-query';
import { RequestPart } from '@/components/requests/request-parts';
import { guestWords } from '@/components/short-stay-reports/guest-words';
import { StayedDialog } from '@/components/short-stay-reports/stayed-dialog';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { BookingRequestDetail } from '@/lib/booking-requests/contract';
import { refreshBookingRequests } from '@/lib/booking-requests/queries';
import { todayIn } from '@/lib/dates/day';
import { route } from '@/lib/desk-paths';
import { formatMoment } from '@/lib/format/date';
import { guestsAsRequested } from '@/lib/short-stay-reports/countries';
import { stayedTexts as texts } from '@/lib/texts/stayed';

/** Who stayed, from the day of departure on; nothing before that, or for an own booking. */
export function StayedPart({ request, mayDecide }: { request: BookingRequestDetail; mayDecide: boolean }) {
  const client = useQueryClient();
  if (request.manual || request.status !== 'approved' || request.end_date > todayIn()) return null;
  const total = request.number_of_adults + request.number_of_children + request.number_of_babies;
  const asked = guestsAsRequested(request.country, total, request.other_guests);
  const { stayed } = request;
  const guests = stayed?.guests ?? asked;
  return (
    <RequestPart title={texts.title}>
      <p className="figures font-semibold text-ci-gray-900">
        {stayed && !stayed.arrived ? texts.nobody : guestWords(guests)}
      </p>
      <p className="figures mt-1 text-ci-gray-700">
        {stayed ? texts.saidOn(formatMoment(stayed.confirmed_at)) : texts.asRequested}
      </p>
      {mayDecide && (
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          <StayedDialog
            id={request.id}
            guests={guests.length > 0 ? guests : asked}
            arrived={stayed?.arrived ?? true}
            onSaved={() => refreshBookingRequests(client)}
            trigger={
              <Button variant="secondary" size="sm">
                {stayed ? texts.change : texts.say}
              </Button>
            }
          />
          <Link href={route('dashboard.stay-reports')} className="link">
            {texts.allReports}
          </Link>
        </div>
      )}
    </RequestPart>
  );
}
