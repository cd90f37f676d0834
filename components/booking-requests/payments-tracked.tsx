'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { refreshBookingRequests, trackPayments } from '@/lib/booking-requests/queries';
import { bookingPaymentTexts as texts } from '@/lib/texts/booking-payments';

/** Whether the amount due for a stay is tracked here, with a button to change that. */
export function PaymentsTracked({
  request: { id, payments_tracked: isTracked },
}: {
  request: BookingRequestDto;
}) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => trackPayments(id, !isTracked),
    onSuccess: async () => {
      toast.success(isTracked ? texts.untracked : texts.tracked);
      await refreshBookingRequests(client);
    },
    onError: (error) => toast.error(toTellable(error, texts.trackFailed), texts.trackFailed),
  });
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-ci-gray-700">
      {!isTracked && <span>{texts.untracked}</span>}
      <Button variant="quiet" size="sm" className="-ml-4" disabled={isPending} onClick={() => mutate()}>
        {isTracked ? texts.untrack : texts.track}
      </Button>
    </p>
  );
}
