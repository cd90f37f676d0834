'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ProposedTotal } from '@/components/stays/proposed-total';
import { DayField } from '@/components/forms/day-field';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { NumberField } from '@/components/forms/number-field';
import { TextAreaField } from '@/components/forms/text-area-field';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import type { BookingRequestDetail } from '@/lib/booking-requests/contract';
import { totalCentsOf } from '@/lib/booking-requests/paid';
import { refreshBookingRequests } from '@/lib/booking-requests/queries';
import { todayIn } from '@/lib/dates/day';
import { proposeChangeMutation } from '@/lib/stay-changes/queries';
import { bookingRequestDeskTexts } from '@/lib/texts/booking-requests';
import { changeDeskTexts as texts, guestChangeTexts } from '@/lib/texts/stay-changes';

const schema = async () => (await import('@/lib/stay-changes/contract')).landlordChangeInput;

interface ChangeFormProps {
  request: BookingRequestDetail;
  onClose: () => void;
}

/** The landlord asks for other days, another party or another total. */
export function ChangeForm({ request, onClose }: ChangeFormProps) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(proposeChangeMutation(request.id));
  const { start_date, end_date, number_of_adults, number_of_children, number_of_babies, number_of_pets } =
    request;
  const party = { number_of_adults, number_of_children, number_of_babies, number_of_pets };
  const start = { start_date, end_date, ...party };
  const total = totalCentsOf(request);
  const today = todayIn();
  return (
    <Form
      schema={schema}
      defaultValues={{ ...start, total_cents: total, message: '' }}
      onSubmit={async (values) => {
        await mutateAsync(values).catch((error: unknown) => {
          throw toTellable(error, texts.failed);
        });
        toast.success(texts.proposed);
        onClose();
        await refreshBookingRequests(client);
      }}
      errorText={texts.failed}
      label={texts.propose}
      className="mt-5"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField name="start_date" label={bookingRequestDeskTexts.arrival} min={today} />
        <DayField name="end_date" label={bookingRequestDeskTexts.departure} min={today} />
        <NumberField name="number_of_adults" label={guestChangeTexts.adults} />
        <NumberField name="number_of_children" label={guestChangeTexts.children} />
        <NumberField name="number_of_babies" label={guestChangeTexts.babies} />
        <NumberField name="number_of_pets" label={guestChangeTexts.pets} />
      </div>
      <ProposedTotal id={request.id} label={texts.total} start={start} total={total} />
      <TextAreaField name="message" label={bookingRequestDeskTexts.message} rows={4} optional />
      <DialogFoot submit={texts.propose} cancel={bookingRequestDeskTexts.goBack} onCancel={onClose} />
    </Form>
  );
}
