'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DayField } from '@/components/forms/day-field';
import { EuroField } from '@/components/forms/euro-field';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { paymentMutation, refreshBookingRequests } from '@/lib/booking-requests/queries';
import { todayIn } from '@/lib/dates/day';
import { formatEuro } from '@/lib/money/euro';
import type { PaymentRequest } from '@/lib/payments/request-contract';
import { bookingPaymentTexts as texts } from '@/lib/texts/booking-payments';

const schema = async () => (await import('@/lib/booking-requests/contract')).paymentInput;

interface PaymentFormProps {
  /** The booking's id. */
  id: number;
  /** The amount still due, in cents; that, or the next payment requested, is filled in beforehand. */
  open: number;
  /** What the guest is asked to pay; a payment may name one of them. */
  asked: readonly PaymentRequest[];
}

const kinds = (['rent', 'deposit', 'other'] as const).map((value) => ({ value, label: texts.kinds[value] }));

/** A one-line form to record a payment. */
export function PaymentForm({ id, open, asked }: PaymentFormProps) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(paymentMutation(id));
  const today = todayIn();
  const stands = asked.filter(({ state }) => state !== 'canceled');
  // The payment that is due first usually comes in first.
  const next = open > 0 ? stands.find((one) => one.paid_cents < one.amount_cents) : undefined;
  const due = next ? next.amount_cents - next.paid_cents : open;
  const askedOptions = stands.map(({ id: value, kind, amount_cents: cents }) => ({
    value,
    label: `${texts.asked[kind]}, ${formatEuro(cents)}`,
  }));
  return (
    <Form
      schema={schema}
      defaultValues={{
        amount_cents: due > 0 ? due : undefined,
        paid_at: today,
        kind: next?.kind === 'deposit' ? 'deposit' : 'rent',
        payment_request_id: next?.id ?? null,
      }}
      onSubmit={async (values) => {
        await mutateAsync(values).catch((error: unknown) => {
          throw toTellable(error, texts.noteFailed);
        });
        toast.success(texts.noted);
        await refreshBookingRequests(client);
      }}
      errorText={texts.noteFailed}
      label={texts.note}
      className="max-w-none!"
    >
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-[repeat(3,minmax(0,1fr))_auto]">
        <EuroField name="amount_cents" label={texts.amount} />
        <DayField name="paid_at" label={texts.day} max={today} />
        <SelectField name="kind" label={texts.kind} options={kinds} placeholder={null} />
        {askedOptions.length > 0 && (
          <SelectField
            name="payment_request_id"
            label={texts.forRequest}
            options={askedOptions}
            placeholder={texts.noRequest}
            numeric
            optional
          />
        )}
        {/* Beside the fields, aligned below their labels. */}
        <div className="sm:pt-8">
          <SubmitButton variant="secondary">{texts.note}</SubmitButton>
        </div>
      </div>
    </Form>
  );
}
