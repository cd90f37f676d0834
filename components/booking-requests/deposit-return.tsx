'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EuroField } from '@/components/forms/euro-field';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import type { BookingRequestDetail } from '@/lib/booking-requests/contract';
import { depositReturnMutation, refreshBookingRequests } from '@/lib/booking-requests/queries';
import { formatMomentDay } from '@/lib/format/date';
import { formatEuro } from '@/lib/money/euro';
import { bookingPaymentTexts as texts } from '@/lib/texts/booking-payments';

const schema = async () => (await import('@/lib/payments/contract')).depositReturnInput;

interface DepositReturnProps {
  request: BookingRequestDetail;
  /** Whether the viewer may give it back. */
  mayReturn: boolean;
}

/** How much of the deposit was returned, or the form to record that once some was paid; nothing before. */
export function DepositReturn({ request, mayReturn }: DepositReturnProps) {
  const { payments, deposit_return: given } = request;
  const paid = payments
    .filter(({ kind }) => kind === 'deposit')
    .reduce((sum, { amount_cents: cents }) => sum + cents, 0);
  if (!given && (paid === 0 || !mayReturn)) return null;
  if (!given) {
    return (
      <details className="mt-6 border-t border-ci-gray-200 pt-5">
        <summary className="link mb-3 cursor-pointer">{texts.depositBack}</summary>
        {/* Starts anew when more of the deposit comes in. */}
        <ReturnForm key={paid} id={request.id} paid={paid} />
      </details>
    );
  }
  return (
    <div className="mt-6 border-t border-ci-gray-200 pt-5">
      <h3 className="mb-2 font-semibold text-ci-gray-900">{texts.depositBack}</h3>
      <div className="figures text-ci-gray-700">
        <p>{texts.returnedOn(formatEuro(given.returned_cents), formatMomentDay(given.returned_at))}</p>
        {given.reason !== null && <p className="wrap-anywhere whitespace-pre-line">{given.reason}</p>}
      </div>
    </div>
  );
}

function ReturnForm({ id, paid }: { id: number; paid: number }) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(depositReturnMutation(id));
  return (
    <Form
      schema={schema}
      defaultValues={{ returned_cents: paid, reason: '' }}
      onSubmit={async (values) => {
        await mutateAsync(values).catch((error: unknown) => {
          throw toTellable(error, texts.returnFailed);
        });
        toast.success(texts.returnNoted);
        await refreshBookingRequests(client);
      }}
      errorText={texts.returnFailed}
      label={texts.depositBack}
    >
      <p className="text-ci-gray-700">{texts.returnHelp(formatEuro(paid))}</p>
      <EuroField name="returned_cents" label={texts.returned} />
      <TextAreaField name="reason" label={texts.returnReason} rows={3} optional />
      <SubmitButton variant="secondary">{texts.giveBack}</SubmitButton>
    </Form>
  );
}
