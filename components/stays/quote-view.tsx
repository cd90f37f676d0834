import type { ReactNode } from 'react';
import { nightCountText } from '@/lib/format/count';
import { formatEuro, formatWholeEuro } from '@/lib/money/euro';
import type { Quote } from '@/lib/stays/quote';
import { stayTesterTexts as texts } from '@/lib/texts/stay-prices';

/** '5 × € 150,- + 2 × € 180,-'; each price once, in the order in which it first comes. */
function pricesText({ nightly }: Quote): string {
  const counts = new Map<number, number>();
  for (const { price } of nightly) counts.set(price, (counts.get(price) ?? 0) + 1);
  return [...counts].map(([price, count]) => texts.nightsAt(count, formatWholeEuro(price))).join(' + ');
}

function Line({ label, note, children }: { label: ReactNode; note?: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1">
      <dt className="min-w-0">
        {label}
        {note && <span className="block text-ci-gray-600">{note}</span>}
      </dt>
      <dd className="figures shrink-0">{children}</dd>
    </div>
  );
}

/** What a guest pays, line by line: nights, discounts, costs, the total, and what is not in it. */
export function QuoteView({ quote }: { quote: Quote }) {
  const due = quote.lines.filter(({ optional }) => !optional);
  const extra = quote.lines.filter(({ optional }) => optional);
  return (
    <dl className="text-ci-gray-800">
      <Line label={nightCountText(quote.nights)} note={pricesText(quote)}>
        {formatWholeEuro(quote.price)}
      </Line>
      {due.map(({ kind, label, amount_cents: amount, on_site: onSite }) => (
        <Line key={`${kind} ${label}`} label={label} note={onSite ? texts.onSite : undefined}>
          {formatEuro(amount)}
        </Line>
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-ci-gray-300 pt-2 text-xl font-semibold text-ci-gray-900">
        <dt>{texts.total}</dt>
        <dd className="figures">{formatEuro(quote.total_cents)}</dd>
      </div>
      {extra.map(({ kind, label, amount_cents: amount }) => (
        <Line key={`${kind} ${label}`} label={label} note={texts.optional}>
          {formatEuro(amount)}
        </Line>
      ))}
      {quote.deposit_cents > 0 && <Line label={texts.deposit}>{formatEuro(quote.deposit_cents)}</Line>}
    </dl>
  );
}
