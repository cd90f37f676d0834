'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { PlanDialog } from '@/components/booking-requests/plan-dialog';
import { Badge } from '@/components/ui/badge';
import type { BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { IconButton } from '@/components/ui/icon-button';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { cancelAskedPayment, makePaymentPlan, refreshBookingRequests } from '@/lib/booking-requests/queries';
import { isDay } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/format/date';
import { formatEuro } from '@/lib/money/euro';
import { askedName, isWhole } from '@/lib/payments/asked-name';
import type { PaymentRequest, PaymentRequestState } from '@/lib/payments/request-contract';
import { bookingPaymentTexts as texts } from '@/lib/texts/booking-payments';

const tones: Readonly<Record<PaymentRequestState, BadgeTone>> = {
  open: 'sand',
  part: 'sand',
  paid: 'blue',
  overdue: 'red',
  canceled: 'gray',
};

interface AskedPaymentsProps {
  request: BookingRequestDto;
  /** Whether payments can still be requested: only for an approved stay. */
  mayAsk: boolean;
}

/** The payment requests and what became of each, line by line; or a button to make them. */
export function AskedPayments({ request, mayAsk }: AskedPaymentsProps) {
  const { id, payment_requests: asked, base_cents: base } = request;
  const standing = asked.filter(({ state }) => state !== 'canceled');
  const dropped = asked.filter(({ state }) => state === 'canceled');
  const isPaid = standing.some(({ paid_cents }) => paid_cents > 0);
  if (!mayAsk && asked.length === 0) return null;
  return (
    <div className="mb-6 border-b border-ci-gray-200 pb-5">
      <h3 className="mb-2 font-semibold text-ci-gray-900">{texts.plan}</h3>
      {standing.length === 0 ? (
        <p className="text-ci-gray-700">{texts.noPlan}</p>
      ) : (
        <ul aria-label={texts.plan} className="figures divide-y divide-ci-gray-200">
          {standing.map((one) => (
            <Line
              key={one.id}
              id={id}
              asked={one}
              name={askedName(one.kind, isWhole(one, standing, base))}
              mayCancel={mayAsk}
            />
          ))}
        </ul>
      )}
      {dropped.length > 0 && (
        <details className="mt-2">
          <summary className="link cursor-pointer">{texts.dropped(dropped.length)}</summary>
          <ul className="figures divide-y divide-ci-gray-200">
            {dropped.map((one) => (
              <Line key={one.id} id={id} asked={one} name={texts.asked[one.kind]} mayCancel={false} />
            ))}
          </ul>
        </details>
      )}
      {mayAsk && standing.length === 0 && <MakeButton id={id} />}
      {mayAsk && standing.length > 0 && !isPaid && (
        <div className="mt-3">
          <PlanDialog request={request} />
        </div>
      )}
    </div>
  );
}

function MakeButton({ id }: { id: number }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => makePaymentPlan(id),
    onSuccess: async () => {
      toast.success(texts.planMade);
      await refreshBookingRequests(client);
    },
    onError: (error) => toast.error(toTellable(error, texts.makeFailed), texts.makeFailed),
  });
  return (
    <Button variant="secondary" className="mt-3" disabled={isPending} onClick={() => mutate()}>
      {texts.makePlan}
    </Button>
  );
}

interface LineProps {
  id: number;
  asked: PaymentRequest;
  name: string;
  mayCancel: boolean;
}

function Line({ id, asked, name, mayCancel }: LineProps) {
  const { state, amount_cents, paid_cents, due_date: day, reference } = asked;
  const facts = [
    texts.dueOn(isDay(day) ? formatShortDay(day) : day),
    ...(paid_cents > 0 ? [texts.receivedOf(formatEuro(paid_cents))] : []),
    texts.reference(reference),
  ];
  return (
    <li className="flex items-center gap-4 py-2">
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="text-ci-gray-900">{`${name}: ${formatEuro(amount_cents)}`}</strong>
          <Badge tone={tones[state]}>{texts.states[state]}</Badge>
        </span>
        <span className="block text-ci-gray-700">{facts.join(' · ')}</span>
      </span>
      {mayCancel && state !== 'canceled' && paid_cents === 0 && (
        <CancelButton id={id} asked={asked} name={name} />
      )}
    </li>
  );
}

function CancelButton({ id, asked, name: kind }: Omit<LineProps, 'mayCancel'>) {
  const client = useQueryClient();
  const amount = formatEuro(asked.amount_cents);
  return (
    <ConfirmDialog
      trigger={
        <IconButton label={texts.cancelAskedOf(kind, amount)} size="sm">
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      }
      title={texts.cancelAskedTitle(kind, amount)}
      description={texts.cancelAskedText}
      confirmLabel={texts.cancelAsked}
      errorText={texts.cancelAskedFailed}
      onConfirm={async () => {
        await cancelAskedPayment(id, asked.id);
        toast.success(texts.cancelAskedDone);
        await refreshBookingRequests(client);
      }}
    />
  );
}
