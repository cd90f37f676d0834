'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { bookingRequestActionTexts, bookingRequestDeskTexts as texts } from '@/lib/texts/booking-requests';
import type { OpeningTrigger } from '@/components/ui/opening-button';

const OfferForm = lazyPart(async () => (await import('@/components/booking-requests/offer-form')).OfferForm);

interface OfferDialogProps {
  request: BookingRequestDto;
  /** The button that opens it. */
  trigger?: OpeningTrigger;
}

/** Offers the guest other days or another total; a newer offer replaces the open one. */
export function OfferDialog({ request, trigger }: OfferDialogProps) {
  const [open, setOpen] = useState(false);
  const title = request.offer ? texts.offerAgain : bookingRequestActionTexts['make-offer'];
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={trigger ?? <Button variant="secondary">{title}</Button>}
      title={title}
      description={texts.offerText}
    >
      <OfferForm request={request} title={title} onClose={() => setOpen(false)} />
    </Dialog>
  );
}
