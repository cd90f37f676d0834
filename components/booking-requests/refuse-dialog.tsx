'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { toTellable } from '@/lib/api/tellable';
import { describe, FieldFrame } from '@/components/forms/field-frame';
import { OptionalMessage } from '@/components/forms/optional-message';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { declineReasons } from '@/lib/booking-requests/lifecycle';
import type { DeclineReason } from '@/lib/booking-requests/lifecycle';
import { decideMutation, refreshBookingRequests } from '@/lib/booking-requests/queries';
import { bookingRequestDeskTexts as texts, declineReasonTexts } from '@/lib/texts/booking-requests';
import type { OpeningTrigger } from '@/components/ui/opening-button';

interface RefuseDialogProps {
  request: Pick<BookingRequestDto, 'id' | 'name'>;
  action: 'decline' | 'cancel';
  /** The button that opens it; without one the caller decides. */
  trigger?: OpeningTrigger;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Called after the request is declined or the booking canceled. */
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

/** Declines a request or cancels a booking, with an optional message to the guest. */
export function RefuseDialog({ request, action, onDone, ...opening }: RefuseDialogProps) {
  const client = useQueryClient();
  const [message, setMessage] = useState('');
  const [reason, setReason] = useState<DeclineReason | null>(null);
  const { mutateAsync } = useMutation(decideMutation(request.id, action));
  const { title, text, confirm, done } = words[action];

  async function refuse() {
    await mutateAsync(action === 'decline' ? { message, reason } : { message }).catch((error: unknown) => {
      throw toTellable(error, texts.actionFailed);
    });
    toast.success(done);
    onDone?.();
    await refreshBookingRequests(client);
  }

  return (
    <ConfirmDialog
      {...opening}
      title={title(request.name)}
      description={text}
      confirmLabel={confirm}
      cancelLabel={texts.goBack}
      onConfirm={refuse}
      errorText={texts.actionFailed}
    >
      {action === 'decline' && <ReasonField value={reason} onChange={setReason} />}
      <OptionalMessage label={texts.message} value={message} onChange={setMessage} />
    </ConfirmDialog>
  );
}

interface ReasonFieldProps {
  value: DeclineReason | null;
  onChange: (reason: DeclineReason | null) => void;
}

/** The reason, which is optional. */
function ReasonField({ value, onChange }: ReasonFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={texts.reason} help={texts.reasonHelp} optional>
      <select
        {...describe(id, { help: texts.reasonHelp })}
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(declineReasons.find((one) => one === target.value) ?? null)}
        className="control control-select"
      >
        <option value="">{texts.noReason}</option>
        {declineReasons.map((one) => (
          <option key={one} value={one}>
            {declineReasonTexts[one]}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
