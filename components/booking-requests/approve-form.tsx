'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toTellable } from '@/lib/api/tellable';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { toast } from '@/components/ui/toast';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { decideMutation, refreshBookingRequests } from '@/lib/booking-requests/queries';
import { formatTime } from '@/lib/format/date';
import { bookingRequestActionTexts, bookingRequestDeskTexts as texts } from '@/lib/texts/booking-requests';

const schema = async () => (await import('@/lib/booking-requests/contract')).approvalInput;

const timeOr = (time: string | null) => (time === null ? '' : formatTime(time));

interface ApproveFormProps {
  request: BookingRequestDto;
  onClose: () => void;
  /** Called after the approval. */
  onDone?: () => void;
}

/** The form that approves a request. */
export function ApproveForm({ request, onClose, onDone }: ApproveFormProps) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(decideMutation(request.id, 'approve'));
  return (
    <Form
      schema={schema}
      defaultValues={{
        check_in: timeOr(request.listing.check_in),
        check_out: timeOr(request.listing.check_out),
        share_address: request.listing.display_home_address,
        message: '',
      }}
      onSubmit={async (values) => {
        await mutateAsync(values).catch((error: unknown) => {
          throw toTellable(error, texts.actionFailed);
        });
        toast.success(texts.approved);
        onClose();
        await refreshBookingRequests(client);
        onDone?.();
      }}
      errorText={texts.actionFailed}
      label={texts.approveTitle(request.name)}
      className="mt-5"
    >
      <div className="grid grid-cols-2 gap-4">
        <TextField name="check_in" label={texts.checkIn} type="time" />
        <TextField name="check_out" label={texts.checkOut} type="time" />
      </div>
      {!request.listing.display_home_address && (
        <CheckboxField name="share_address" label={texts.shareAddress} help={texts.shareAddressHelp} />
      )}
      <TextAreaField name="message" label={texts.message} rows={4} optional />
      <DialogFoot submit={bookingRequestActionTexts.approve} cancel={texts.goBack} onCancel={onClose} />
    </Form>
  );
}
