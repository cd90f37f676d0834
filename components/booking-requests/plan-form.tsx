'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { DayField } from '@/components/forms/day-field';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { EuroField } from '@/components/forms/euro-field';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { refreshBookingRequests, replacePlanMutation } from '@/lib/booking-requests/queries';
import { addDays, todayIn } from '@/lib/dates/day';
import { formatEuro } from '@/lib/money/euro';
import { MAX_ASKED } from '@/lib/payments/limits';
import { paymentRequestKinds } from '@/lib/payments/plan';
import { bookingPaymentTexts as texts } from '@/lib/texts/booking-payments';

const schema = async () => (await import('@/lib/payments/contract')).planInput;

const kinds = () => paymentRequestKinds.map((value) => ({ value, label: texts.asked[value] }));

interface PlanFormProps {
  request: Pick<BookingRequestDto, 'id' | 'payment_requests' | 'base_cents'>;
  title: string;
  onClose: () => void;
}

/** The whole payment plan of a stay, payment by payment; it replaces the current one. */
export function PlanForm({
  request: { id, payment_requests: asked, base_cents: base },
  title,
  onClose,
}: PlanFormProps) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(replacePlanMutation(id));
  const standing = asked.filter(({ state }) => state !== 'canceled');
  return (
    <Form
      schema={schema}
      defaultValues={{
        payment_requests: standing.map(({ kind, amount_cents, due_date }) => ({
          kind,
          amount_cents,
          due_date,
        })),
      }}
      onSubmit={async (values) => {
        await mutateAsync(values).catch((error: unknown) => {
          throw toTellable(error, texts.planFailed);
        });
        toast.success(texts.planChanged);
        onClose();
        await refreshBookingRequests(client);
      }}
      errorText={texts.planFailed}
      label={title}
      className="mt-5 max-w-none!"
    >
      <Rows base={base} />
      <DialogFoot submit={texts.savePlan} cancel={texts.keepPlan} onCancel={onClose} />
    </Form>
  );
}

function Rows({ base }: { base: number }) {
  const add = useId();
  const today = todayIn();
  const { fields, append, remove } = useFieldArray({ name: 'payment_requests' });
  const sum = useRentSum();

  function removeRow(place: number) {
    remove(place);
    document.getElementById(add)?.focus();
  }

  function addRow() {
    const amount_cents = sum < base ? base - sum : undefined;
    append(
      { kind: 'balance', amount_cents, due_date: addDays(today, 7) },
      { focusName: `payment_requests.${fields.length}.kind` },
    );
  }

  return (
    <>
      {fields.map((field, place) => {
        const name = `payment_requests.${place}`;
        return (
          <fieldset key={field.id} className="border-b border-ci-gray-200 pb-2">
            <legend className="sr-only">{texts.paymentOf(place + 1)}</legend>
            <div className="flex items-start gap-2">
              <div className="grid min-w-0 grow gap-x-4 gap-y-3 sm:grid-cols-3">
                <SelectField name={`${name}.kind`} label={texts.kind} options={kinds()} placeholder={null} />
                <EuroField name={`${name}.amount_cents`} label={texts.amount} />
                <DayField name={`${name}.due_date`} label={texts.dueDay} min={today} />
              </div>
              {fields.length > 1 && (
                <IconButton
                  size="sm"
                  className="-mr-2"
                  label={texts.removePayment(place + 1)}
                  onClick={() => removeRow(place)}
                >
                  <X aria-hidden className="size-5" />
                </IconButton>
              )}
            </div>
          </fieldset>
        );
      })}
      <Button id={add} variant="secondary" size="sm" disabled={fields.length >= MAX_ASKED} onClick={addRow}>
        <Plus aria-hidden className="size-5" />
        <span>{texts.addPayment}</span>
      </Button>
      <p aria-live="polite" className="figures text-ci-gray-700">
        {sum === base ? texts.sumFits(formatEuro(sum)) : texts.sumDiffers(formatEuro(sum), formatEuro(base))}
      </p>
    </>
  );
}

/** The sum of the typed amounts towards the stay's total, in cents: a deposit comes on top of that. */
function useRentSum(): number {
  const rows: unknown = useWatch({ name: 'payment_requests' });
  if (!Array.isArray(rows)) return 0;
  return rows
    .map((row: unknown) => Object(row))
    .filter((row) => Reflect.get(row, 'kind') !== 'deposit')
    .map((row) => Number(Reflect.get(row, 'amount_cents')))
    .reduce((sum, cents) => sum + (Number.isFinite(cents) ? cents : 0), 0);
}
