import { TodaySection } from '@/components/today/today-section';
import { Link } from '@/components/ui/link';
import { isDay } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/format/date';
import { formatEuro } from '@/lib/money/euro';
import { askedName } from '@/lib/payments/asked-name';
import { route } from '@/lib/desk-paths';
import { todayTexts as texts } from '@/lib/texts/today';
import type { DuePayment } from '@/lib/today/contract';

interface DuePaymentsProps {
  /** For links to it. */
  part: string;
  title: string;
  payments: readonly DuePayment[];
}

/** Payments that guests still have to make, each with a link to its booking; nothing where there are none. */
export function DuePayments({ part, title, payments }: DuePaymentsProps) {
  if (payments.length === 0) return null;
  return (
    <TodaySection part={part} title={title}>
      <ul
        aria-label={title}
        className="divide-y divide-ci-gray-200 rounded-panel border border-ci-gray-200 bg-surface"
      >
        {payments.map((payment) => (
          <Line key={payment.id} payment={payment} />
        ))}
      </ul>
    </TodaySection>
  );
}

function Line({
  payment: { kind, whole, open_cents, due_date: day, booking, listing },
}: {
  payment: DuePayment;
}) {
  return (
    <li className="relative flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3 hover:bg-ci-gray-50">
      <span className="min-w-0">
        <Link
          href={route('dashboard.booking-request.show', { id: booking.id })}
          className="font-semibold wrap-anywhere text-ci-gray-900 after:absolute after:inset-0 hover:text-ci-blue-700"
        >
          {texts.paymentOf(askedName(kind, whole === true), booking.guest_name)}
        </Link>
        <span className="block wrap-anywhere text-ci-gray-700">{listing.name}</span>
      </span>
      <span className="figures text-ci-gray-700">
        <strong className="text-ci-gray-900">{formatEuro(open_cents)}</strong>{' '}
        <span>{texts.dueOn(isDay(day) ? formatShortDay(day) : day)}</span>
      </span>
    </li>
  );
}
