'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ProposedTotal } from '@/components/stays/proposed-total';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { DayField } from '@/components/forms/day-field';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { TextAreaField } from '@/components/forms/text-area-field';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { offerMutation, refreshBookingRequests } from '@/lib/booking-requests/queries';
import { todayIn } from '@/lib/dates/day';
import { bookingRequestActionTexts, bookingRequestDeskTexts as texts } from '@/lib/texts/booking-requests';

const schema = async () => (await import('@/lib/booking-requests/contract')).offerInput;

interface OfferFormProps {
  request: BookingRequestDto;
  title: string;
  onClose: () => void;
}

/** The form of an offer. */
export function OfferForm({ request, title, onClose }: OfferFormProps) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(offerMutation(request.id));
  const { start_date, end_date, total_cents } = request.offer ?? {
    start_date: request.start_date,
    end_date: request.end_date,
    total_cents: request.quote?.total_cents ?? request.price * 100,
  };
  const { number_of_adults, number_of_children, number_of_babies, number_of_pets } = request;
  const party = { number_of_adults, number_of_children, number_of_babies, number_of_pets };
  const start = { start_date, end_date, ...party };
  const today = todayIn();
  return (
    <Form
      schema={schema}
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
        onClose();
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
      <ProposedTotal id={request.id} label={texts.offerTotal} start={start} total={total_cents} />
      {!request.listing.display_home_address && (
        <CheckboxField name="share_address" label={texts.shareAddress} help={texts.shareAddressHelp} />
      )}
      <TextAreaField name="message" label={texts.message} rows={4} optional />
      <DialogFoot submit={bookingRequestActionTexts['make-offer']} cancel={texts.goBack} onCancel={onClose} />
    </Form>
  );
}
