'use client';

import { useQueryClient } from '@tanstack/react-query';
import { RequestPart } from '@/components/requests/request-parts';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { handOutArrivalInfo, refreshBookingRequests } from '@/lib/booking-requests/queries';
import { isDay } from '@/lib/dates/day';
import { formatWeekday } from '@/lib/format/date';
import { wayInTexts as texts } from '@/lib/texts/way-in';

/** When the guest will be told how to get in, with a button to tell it now; nothing once it was told. */
export function WayInPart({ request: { id, arrival_info_due: due } }: { request: BookingRequestDto }) {
  const client = useQueryClient();
  if (!due) return null;
  return (
    <RequestPart title={texts.title}>
      <p className="figures mb-4 text-ci-gray-900">
        {due.day !== null && isDay(due.day)
          ? texts.deskWaitsForDay(formatWeekday(due.day))
          : texts.deskWaitsForPayment}
      </p>
      <ConfirmDialog
        trigger={<Button variant="secondary">{texts.handOut}</Button>}
        title={texts.handOutTitle}
        description={texts.handOutText}
        confirmLabel={texts.handOut}
        errorText={texts.handOutFailed}
        destructive={false}
        onConfirm={async () => {
          await handOutArrivalInfo(id);
          toast.success(texts.handedOut);
          await refreshBookingRequests(client);
        }}
      />
    </RequestPart>
  );
}
