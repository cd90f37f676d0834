'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { toTellable } from '@/lib/api/tellable';
import { OptionalMessage } from '@/components/forms/optional-message';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { decideMutation, refreshBookingRequests } from '@/lib/booking-requests/queries';
import { bookingRequestDeskTexts as texts } from '@/lib/texts/booking-requests';

interface RefuseDialogProps {
  request: Pick<BookingRequestDto, 'id' | 'name'>;
  action: 'decline' | 'cancel';
  /** The button that opens it. */
  trigger: ReactElement;
  /** After it is done. */
  onDone?: () => void;
}

const words = {
  decline: {
    title: texts.declineTitle,
    text: texts.declineText,
    confirm: texts.declineRequest,
    done: texts.declined,
  },
  cancel: {
    title: texts.cancelTitle,
    text: texts.cancelText,
    confirm: texts.cancelBooking,
    done: texts.canceled,
  },
} as const;

/** Declining a request or canceling a booking, with a word to the guest when the owner wants to. */
export function RefuseDialog({ request, action, trigger, onDone }: RefuseDialogProps) {
  const client = useQueryClient();
  const [message, setMessage] = useState('');
  const { mutateAsync } = useMutation(decideMutation(request.id, action));
  const { title, text, confirm, done } = words[action];

  async function refuse() {
    await mutateAsync({ message }).catch((error: unknown) => {
      throw toTellable(error, texts.actionFailed);
    });
    toast.success(done);
    onDone?.();
    await refreshBookingRequests(client);
  }

  return (
    <ConfirmDialog
      trigger={trigger}
      title={title(request.name)}
      description={text}
      confirmLabel={confirm}
      cancelLabel={texts.goBack}
      onConfirm={refuse}
      errorText={texts.actionFailed}
    >
      <OptionalMessage label={texts.message} value={message} onChange={setMessage} />
    </ConfirmDialog>
  );
}
