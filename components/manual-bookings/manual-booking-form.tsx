'use client';

import { useQueryClient } from '@tanstack/react-query';
import { ProposedTotal } from '@/components/stays/proposed-total';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { DayField } from '@/components/forms/day-field';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { EuroField } from '@/components/forms/euro-field';
import { Form } from '@/components/forms/form';
import { NumberField } from '@/components/forms/number-field';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { refreshBookingRequests } from '@/lib/booking-requests/queries';
import { refreshHosting } from '@/lib/hosting/queries';
import type { HostedStay } from '@/lib/hosting/contract';
import { refreshCalendar } from '@/lib/calendar/queries';
import type { DayRange } from '@/lib/dates/range';
import type { ManualBookingInput } from '@/lib/manual-bookings/contract';
import { bodyOfBooking, changeManualBooking, createManualBooking } from '@/lib/manual-bookings/queries';
import { manualBookingTexts as texts } from '@/lib/texts/manual-bookings';

const schema = async () => (await import('@/lib/manual-bookings/contract')).manualBookingInput;

interface ManualBookingFormProps {
  /** The listing's slug. */
  slug: string;
  /** The days of a new booking. */
  range?: DayRange;
  /** The booking to change. */
  booking?: BookingRequestDto | HostedStay;
  /** For a host, who writes no total or note, and changes no address. */
  asHost?: boolean;
  onDone: () => void;
  onCancel: () => void;
}

function valuesOf({ range, booking }: Pick<ManualBookingFormProps, 'range' | 'booking'>) {
  if (booking) return bodyOfBooking(booking);
  return {
    start_date: range?.start ?? '',
    end_date: range?.end ?? '',
    guest_name: '',
    email: '',
    phone: '',
    number_of_adults: 2,
    number_of_children: 0,
    total_cents: null,
    note: '',
    send_confirmation: false,
  };
}

/** The total; for a booking that has one it follows days and party until somebody types another. */
function TotalField({ known }: { known: BookingRequestDto | null }) {
  if (known === null || known.agreed_total_cents === null)
    return <EuroField name="total_cents" label={texts.total} optional />;
  const { id, start_date, end_date, agreed_total_cents } = known;
  const { number_of_adults, number_of_children, number_of_babies, number_of_pets } = known;
  const party = { number_of_adults, number_of_children, number_of_babies, number_of_pets };
  return (
    <ProposedTotal
      id={id}
      label={texts.total}
      start={{ start_date, end_date, ...party }}
      total={agreed_total_cents}
      optional
    />
  );
}

/** Records an own booking, or changes one. */
export function ManualBookingForm(props: ManualBookingFormProps) {
  const { slug, range, booking, asHost = false, onDone, onCancel } = props;
  const client = useQueryClient();
  const known = booking && 'email' in booking ? booking : null;

  async function save(body: ManualBookingInput) {
    const sent = booking ? changeManualBooking(booking.id, body) : createManualBooking(slug, body);
    await sent.catch((error: unknown) => {
      throw toTellable(error, texts.failed);
    });
    toast.success(booking ? texts.changed : texts.added);
    onDone();
    await Promise.all([
      refreshCalendar(client, slug),
      refreshBookingRequests(client),
      asHost && refreshHosting(client),
    ]);
  }

  return (
    <Form
      schema={schema}
      defaultValues={valuesOf({ range, booking })}
      onSubmit={save}
      errorText={texts.failed}
      label={booking ? texts.editTitle(booking.name) : texts.name}
      className="space-y-4"
    >
      <TextField name="guest_name" label={texts.guest} maxLength={100} autoComplete="off" />
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <DayField name="start_date" label={texts.arrival} />
        <DayField name="end_date" label={texts.departure} />
      </div>
      <div className="grid grid-cols-2 gap-4">
        <NumberField name="number_of_adults" label={texts.adults} inputClassName="w-full" />
        <NumberField name="number_of_children" label={texts.children} inputClassName="w-full" />
      </div>
      {!asHost && <TotalField known={known} />}
      {(!asHost || !booking) && (
        <>
          <TextField name="email" type="email" label={texts.email} autoComplete="off" optional />
          <CheckboxField
            name="send_confirmation"
            label={known?.email ? texts.confirmAgain : texts.confirm}
            help={texts.confirmHelp}
          />
        </>
      )}
      <TextField name="phone" type="tel" label={texts.phone} autoComplete="off" optional />
      {!asHost && (!booking || known?.note !== undefined) && (
        <TextAreaField name="note" label={texts.note} rows={3} optional />
      )}
      <DialogFoot submit={texts.save} onCancel={onCancel} />
    </Form>
  );
}
