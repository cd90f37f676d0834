'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { daysInWords } from '@/components/booking-requests/booking-request-facts';
import { RequestPart } from '@/components/requests/request-parts';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { refreshBookingRequests, takeOfferBack } from '@/lib/booking-requests/queries';
import { formatEuro } from '@/lib/money/euro';
import { bookingRequestActionTexts, bookingRequestDeskTexts as texts } from '@/lib/texts/booking-requests';

/** The offer waiting for the guest's answer, with a button to withdraw it. */
export function OfferPart({ request, mayDecide }: { request: BookingRequestDto; mayDecide: boolean }) {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const { offer } = request;
  if (!offer) return null;

  async function takeBack() {
    setPending(true);
    try {
      await takeOfferBack(request.id);
      toast.success(texts.offerTakenBack);
    } catch (error) {
      toast.error(toTellable(error, texts.actionFailed), texts.actionFailed);
    }
    await refreshBookingRequests(client);
    setPending(false);
  }

  return (
    <RequestPart title={texts.offerTitle}>
      <p className="figures text-ci-gray-900">
        {texts.offerOpen(daysInWords(offer), formatEuro(offer.total_cents))}
      </p>
      {mayDecide && (
        <Button variant="secondary" className="mt-4" pending={pending} onClick={() => void takeBack()}>
          {bookingRequestActionTexts['take-offer-back']}
        </Button>
      )}
    </RequestPart>
  );
}
