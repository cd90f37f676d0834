'use client';

import { useState } from 'react';
import { ApprovalTells } from '@/components/booking-requests/approval-tells';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { bookingRequestActionTexts, bookingRequestDeskTexts as texts } from '@/lib/texts/booking-requests';
import type { OpeningTrigger } from '@/components/ui/opening-button';

const ApproveForm = lazyPart(
  async () => (await import('@/components/booking-requests/approve-form')).ApproveForm,
);

interface ApproveDialogProps {
  request: BookingRequestDto;
  /** The button that opens it. */
  trigger?: OpeningTrigger;
  /** Called after the approval. */
  onDone?: () => void;
}

/** Approves a request, with the arrival and departure times of this stay and a message to the guest. */
export function ApproveDialog({ request, trigger, onDone }: ApproveDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={trigger ?? <Button>{bookingRequestActionTexts.approve}</Button>}
      title={texts.approveTitle(request.name)}
      description={<ApprovalTells request={request} />}
    >
      <ApproveForm request={request} onClose={() => setOpen(false)} onDone={onDone} />
    </Dialog>
  );
}
