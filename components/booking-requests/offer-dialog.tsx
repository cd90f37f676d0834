'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { DayField } from '@/components/forms/day-field';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { EuroField } from '@/components/forms/euro-field';
import { Form } from '@/components/forms/form';
import { TextAreaField } from '@/components/forms/text-area-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { offerInput } from '@/lib/booking-requests/contract';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { offerMutation, refreshBookingRequests } from '@/lib/booking-requests/queries';
import { todayIn } from '@/lib/dates/day';
import { bookingRequestActionTexts, bookingRequestDeskTexts as texts } from '@/lib/texts/booking-requests';

interface OfferDialogProps {
  request: BookingRequestDto;
  /** The button that opens the dialog. */
  trigger?: ReactElement;
}

/** Offers the guest other days or another total; a newer offer replaces the open one. */
export function OfferDialog({ request, trigger }: OfferDialogProps) {
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const { mutateAsync } = useMutation(offerMutation(request.id));
  const { start_date, end_date, total_cents } = request.offer ?? {
    start_date: request.start_date,
    end_date: request.end_date,
    total_cents: request.quote?.total_cents ?? request.price * 100,
  };
  const title = request.offer ? texts.offerAgain : bookingRequestActionTexts['make-offer'];
  const today = todayIn();
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={trigger ?? <Button variant="secondary">{title}</Button>}
      title={title}
      description={texts.offerText}
    >
      <Form
        schema={offerInput}
        defaultValues={{
          start_date,
          end_date,
          total_cents,
          message: '',
          share_address: request.listing.display_home_address,
        }}
        onSubmit={async (values) => {
          await mutateAsync(values).catch((error: unknown) => {
            throw toTellable(error, texts.actionFailed);
          });
          toast.success(texts.offerMade);
          setOpen(false);
          await refreshBookingRequests(client);
        }}
        errorText={texts.actionFailed}
        label={title}
        className="mt-5"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <DayField name="start_date" label={texts.arrival} min={today} />
          <DayField name="end_date" label={texts.departure} min={today} />
        </div>
        <EuroField name="total_cents" label={texts.offerTotal} />
        {!request.listing.display_home_address && (
          <CheckboxField name="share_address" label={texts.shareAddress} help={texts.shareAddressHelp} />
        )}
        <TextAreaField name="message" label={texts.message} rows={4} optional />
        <DialogFoot
          submit={bookingRequestActionTexts['make-offer']}
          cancel={texts.goBack}
          onCancel={() => setOpen(false)}
        />
      </Form>
    </Dialog>
  );
}
