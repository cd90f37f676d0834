'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { AskedPayments } from '@/components/booking-requests/asked-payments';
import { DepositReturn } from '@/components/booking-requests/deposit-return';
import { PaymentForm } from '@/components/booking-requests/payment-form';
import { PaymentsTracked } from '@/components/booking-requests/payments-tracked';
import { RequestPart } from '@/components/requests/request-parts';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FactList } from '@/components/ui/fact-list';
import type { Fact } from '@/components/ui/fact-list';
import { IconButton } from '@/components/ui/icon-button';
import { toast } from '@/components/ui/toast';
import { MAX_PAYMENTS } from '@/lib/booking-requests/limits';
import type { BookingRequestDetail, BookingRequestDto, Payment } from '@/lib/booking-requests/contract';
import { statusFromWire } from '@/lib/booking-requests/lifecycle';
import { paidOf } from '@/lib/booking-requests/paid';
import type { Paid } from '@/lib/booking-requests/paid';
import { refreshBookingRequests, removePayment } from '@/lib/booking-requests/queries';
import { isDay } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/format/date';
import { formatEuro } from '@/lib/money/euro';
import { bookingPaymentTexts as texts } from '@/lib/texts/booking-payments';

interface PaymentsPartProps {
  request: BookingRequestDetail;
  /** Whether the viewer may ask the guest for payments. */
  mayAsk: boolean;
  /** Whether the viewer may note what was paid. */
  mayNote: boolean;
}

/** What was paid for a stay and what is still due, with a form to record the next payment. */
export function PaymentsPart({ request, mayAsk, mayNote }: PaymentsPartProps) {
  const status = statusFromWire(request.status);
  if (status !== 'approved' && status !== 'canceled') return null;
  const paid = paidOf(request);
  const isFull = request.payments.length >= MAX_PAYMENTS;
  return (
    <RequestPart id="betalingen" title={texts.title}>
      <AskedPayments request={request} mayAsk={mayAsk && status === 'approved'} />
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <div className="figures">
          <FactList facts={factsOf(paid, request)} empty="" />
        </div>
        <Payments request={request} mayRemove={mayNote} />
      </div>
      {mayNote && (
        <div className="mt-6 border-t border-ci-gray-200 pt-5">
          {isFull ? (
            <p className="text-ci-gray-700">{texts.full}</p>
          ) : (
            <PaymentForm
              // Remounts the form after each payment, so that it fills in the new amount due.
              key={request.payments.map(({ id }) => id).join()}
              id={request.id}
              open={status === 'approved' && request.payments_tracked ? paid.open : 0}
              asked={request.payment_requests}
            />
          )}
        </div>
      )}
      {mayAsk && status === 'approved' && <PaymentsTracked request={request} />}
      <DepositReturn request={request} mayReturn={mayAsk} />
    </RequestPart>
  );
}

/**
 * What is still due or has to be returned. Nothing is due for a canceled stay, or if the landlord tracks payments
 * elsewhere. A changed stay may have both, where some of it is paid on the spot.
 */
function balanceOf(
  { open }: Paid,
  { status, to_return_cents: toReturn, payments_tracked: isTracked, refund }: BookingRequestDetail,
): readonly Fact[] {
  const isCanceled = statusFromWire(status) === 'canceled';
  // If the cancellation terms return less than all, their section says how much.
  if (isCanceled && refund && refund.percent !== 100) return [];
  if (!isCanceled && !isTracked) return [];
  const back = { label: texts.toReturn, value: <strong>{formatEuro(toReturn)}</strong> };
  const due = {
    label: open < 0 ? texts.tooMuch : texts.open,
    value: open === 0 ? texts.settled : <strong>{formatEuro(Math.abs(open))}</strong>,
  };
  if (toReturn > 0) return !isCanceled && open > 0 ? [back, due] : [back];
  return isCanceled ? [] : [due];
}

function factsOf(paid: Paid, request: BookingRequestDetail): readonly Fact[] {
  const { total, received, deposit } = paid;
  return [
    { label: texts.total, value: formatEuro(total) },
    { label: texts.received, value: formatEuro(received) },
    ...balanceOf(paid, request),
    ...(deposit
      ? [
          {
            label: texts.deposit,
            value:
              deposit.asked > 0
                ? texts.depositOf(formatEuro(deposit.received), formatEuro(deposit.asked))
                : texts.depositCame(formatEuro(deposit.received)),
          },
        ]
      : []),
  ];
}

function Payments({
  request: { id, payments },
  mayRemove,
}: {
  request: BookingRequestDto;
  mayRemove: boolean;
}) {
  if (payments.length === 0) return <p className="text-ci-gray-700">{texts.none}</p>;
  return (
    <ul aria-label={texts.title} className="figures divide-y divide-ci-gray-200">
      {payments.map((payment) => (
        <li key={payment.id} className="flex items-center gap-4 py-1">
          <span className="min-w-0 grow">
            <strong className="text-ci-gray-900">{formatEuro(payment.amount_cents)}</strong>{' '}
            <span className="text-ci-gray-700">{`${texts.kinds[payment.kind]} · ${dayOf(payment)}`}</span>
          </span>
          {mayRemove && <RemoveButton id={id} payment={payment} />}
        </li>
      ))}
    </ul>
  );
}

const dayOf = ({ paid_at: day }: Payment) => (isDay(day) ? formatShortDay(day) : day);

function RemoveButton({ id, payment }: { id: number; payment: Payment }) {
  const client = useQueryClient();
  const [amount, day] = [formatEuro(payment.amount_cents), dayOf(payment)];
  return (
    <ConfirmDialog
      trigger={
        <IconButton label={texts.removeOf(amount, day)} size="sm">
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      }
      title={texts.removeTitle(amount, day)}
      description={texts.removeText}
      confirmLabel={texts.remove}
      errorText={texts.removeFailed}
      onConfirm={async () => {
        await removePayment(id, payment.id);
        toast.success(texts.removed);
        await refreshBookingRequests(client);
      }}
    />
  );
}
