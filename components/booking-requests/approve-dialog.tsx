'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { toTellable } from '@/lib/api/tellable';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { ApprovalTells } from '@/components/booking-requests/approval-tells';
import { Form } from '@/components/forms/form';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { approvalInput } from '@/lib/booking-requests/contract';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { decideMutation, refreshBookingRequests } from '@/lib/booking-requests/queries';
import { formatTime } from '@/lib/format/date';
import { bookingRequestActionTexts, bookingRequestDeskTexts as texts } from '@/lib/texts/booking-requests';

const timeOr = (time: string | null) => (time === null ? '' : formatTime(time));

interface ApproveDialogProps {
  request: BookingRequestDto;
  /** The button that opens the dialog. */
  trigger?: ReactElement;
  /** Called after approval. */
  onDone?: () => void;
}

/** Approves a request, with the arrival and departure times of this stay and a message to the guest. */
export function ApproveDialog({ request, trigger, onDone }: ApproveDialogProps) {
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const { mutateAsync } = useMutation(decideMutation(request.id, 'approve'));
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={trigger ?? <Button>{bookingRequestActionTexts.approve}</Button>}
      title={texts.approveTitle(request.name)}
      description={<ApprovalTells request={request} />}
    >
      <Form
        schema={approvalInput}
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
          setOpen(false);
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
        <DialogFoot
          submit={bookingRequestActionTexts.approve}
          cancel={texts.goBack}
          onCancel={() => setOpen(false)}
        />
      </Form>
    </Dialog>
  );
}
