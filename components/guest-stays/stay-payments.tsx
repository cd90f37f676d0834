import { GuestPart } from '@/components/guest-stays/guest-page-frame';
import { cn } from '@/components/ui/cn';
import { CopyButton } from '@/components/ui/copy-button';
import { isDay } from '@/lib/dates/day';
import { formatLongDay, formatMomentDay } from '@/lib/format/date';
import { askedName, isWhole } from '@/lib/payments/asked-name';
import type { GuestStay } from '@/lib/guest-stays/contract';
import { langOf } from '@/lib/languages/language';
import { formatEuro } from '@/lib/money/euro';
import type { DepositReturn, GuestPaymentRequest } from '@/lib/payments/request-contract';
import { guestPaymentTexts as texts } from '@/lib/texts/guest-payments';

interface StayPaymentsProps {
  stay: GuestStay;
  token: string;
}

/** The payments requested, a card for each, and what has to be returned after a cancellation or change. */
export function StayPayments({ stay, token }: StayPaymentsProps) {
  const { to_return_cents: cents, refund, status } = stay;
  // The cancellation terms, shown below, may return less than all that was paid.
  const isLess = status === 'canceled' && refund !== null && refund.percent !== 100;
  const returnText = isLess ? texts.paidBefore : texts.toReturn;
  const toReturn = cents > 0 && <p className="figures mb-4 last:mb-0">{returnText(formatEuro(cents))}</p>;
  if (stay.payment_requests.length === 0) {
    return toReturn || stay.deposit_return ? (
      <GuestPart title={texts.title}>
        {toReturn}
        <DepositBack given={stay.deposit_return} />
      </GuestPart>
    ) : null;
  }
  const isPayable = stay.payment_requests.some(({ epc }) => epc !== null);
  return (
    <GuestPart title={texts.title}>
      {toReturn}
      {isPayable && <p className="mb-4 max-w-prose text-ci-gray-700">{texts.intro}</p>}
      <ul className="space-y-4">
        {stay.payment_requests.map((asked) => (
          <li key={asked.id} className="figures rounded-panel border border-ci-gray-200 p-4">
            <Asked
              asked={asked}
              name={askedName(asked.kind, isWhole(asked, stay.payment_requests, stay.base_cents))}
              code={`/api/stays/${token}/payment-requests/${asked.id}/qr.svg`}
            />
          </li>
        ))}
      </ul>
      <DepositBack given={stay.deposit_return} />
    </GuestPart>
  );
}

/** How much of the deposit comes back, and the landlord's reason for keeping some of it. */
function DepositBack({ given }: { given: DepositReturn | null }) {
  if (!given) return null;
  return (
    <div className="figures mt-4 max-w-prose">
      <p>{texts.depositBack(formatEuro(given.returned_cents), formatMomentDay(given.returned_at))}</p>
      {given.reason !== null && (
        <>
          <p className="mt-2 text-ci-gray-700">{texts.depositReason}</p>
          <p lang={langOf('nl')} className="wrap-anywhere whitespace-pre-line">
            {given.reason}
          </p>
        </>
      )}
    </div>
  );
}

function Asked({ asked, name, code }: { asked: GuestPaymentRequest; name: string; code: string }) {
  const { state, due_date: due, paid_cents: paid } = asked;
  return (
    <>
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        <span>{`${name}: ${formatEuro(asked.amount_cents)}`}</span>
        <span className={cn('text-base', state === 'overdue' ? 'text-ci-red-700' : 'text-ci-gray-700')}>
          {texts.states[state]}
        </span>
      </h3>
      {asked.epc !== null && (
        <>
          <p className="text-ci-gray-700">
            {[
              isDay(due) ? texts.due(formatLongDay(due)) : due,
              ...(paid > 0 ? [texts.received(formatEuro(paid))] : []),
            ].join(' · ')}
          </p>
          <HowToPay asked={asked} name={name} epc={asked.epc} code={code} />
        </>
      )}
    </>
  );
}

interface HowToPayProps {
  asked: GuestPaymentRequest;
  name: string;
  epc: string;
  /** The URL of the picture of the code. */
  code: string;
}

/** The transfer, line by line; on screens larger than a phone also the code to scan with one. */
function HowToPay({ asked, name, epc, code }: HowToPayProps) {
  const amount = formatEuro(asked.amount_cents - asked.paid_cents);
  const rows = [
    [texts.amount, amount],
    [texts.holder, asked.holder_name],
    [texts.iban, asked.iban],
    // The same reference as in the code.
    [texts.reference, epc.endsWith(asked.rf_reference) ? asked.rf_reference : asked.reference],
  ] as const;
  return (
    <div className="mt-3 flex flex-wrap items-start gap-x-8 gap-y-4">
      <dl className="min-w-0 grow basis-60 divide-y divide-ci-gray-200">
        {rows.map(([label, value]) => (
          <div key={label} className="py-1.5">
            <dt className="text-sm text-ci-gray-700">{label}</dt>
            <dd className="flex items-center justify-between gap-3 text-ci-gray-900">
              <span translate="no" className="min-w-0 wrap-anywhere">
                {value}
              </span>
              <span className="noscript:hidden print:hidden">
                <CopyButton
                  text={value ?? ''}
                  label={texts.copy(label)}
                  copied={texts.copied}
                  failed={texts.copyFailed}
                />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <figure className="max-sm:hidden">
        {/* A drawing, in one width only. */}
        <picture>
          <img src={code} alt={texts.code(name, amount)} width={176} height={176} />
        </picture>
        <figcaption className="mt-1 text-center text-sm text-ci-gray-700">{texts.scan}</figcaption>
      </figure>
    </div>
  );
}
