'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { bookingPaymentTexts as texts } from '@/lib/texts/booking-payments';

const PlanForm = lazyPart(async () => (await import('@/components/booking-requests/plan-form')).PlanForm);

/** Changes what a guest is asked to pay, while nothing of it was paid. */
export function PlanDialog({ request }: { request: BookingRequestDto }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="secondary">{texts.changePlan}</Button>}
      title={texts.changePlan}
      description={texts.changePlanText}
      size="lg"
    >
      <PlanForm request={request} title={texts.changePlan} onClose={() => setOpen(false)} />
    </Dialog>
  );
}
