import { cn } from '@/components/ui/cn';
import type { PriceLine, PriceText } from '@/lib/stays/quote-text';
import { stayTotalTexts as texts } from '@/lib/texts/stay-total';

interface PriceLinesProps {
  price: PriceText;
  /** Whether what can still be chosen stands below: not where the guest has chosen already. */
  withChoices?: boolean;
  /** The landlord reads it, who gives the deposit back. */
  toLandlord?: boolean;
  className?: string;
}

/** What makes the total, line by line; what can be chosen and the deposit, which are no part of it, stand apart. */
export function PriceLines({ price, withChoices = false, toLandlord = false, className }: PriceLinesProps) {
  const { lines, choices, deposit } = price;
  return (
    <div className={cn('figures space-y-3 text-ci-gray-700', className)}>
      <Lines label={texts.lines} lines={lines} />
      {withChoices && choices.length > 0 && (
        <div>
          <p className="font-semibold text-ci-gray-900">{texts.choices}</p>
          <Lines label={texts.choices} lines={choices} />
        </div>
      )}
      {deposit !== null && (
        <p className="border-t border-ci-gray-200 pt-3">
          {texts.deposit} {deposit}
          {!toLandlord && `, ${texts.depositBack}`}
        </p>
      )}
    </div>
  );
}

function Lines({ label, lines }: { label: string; lines: readonly PriceLine[] }) {
  return (
    <ul aria-label={label} className="space-y-1">
      {[...lines.entries()].map(([place, { label: what, amount, isOnSite }]) => (
        // Two costs can be the same in every word.
        <li key={place} className="flex items-baseline justify-between gap-4">
          <span>
            {what}
            {isOnSite && <span className="block text-sm text-ci-gray-600">{texts.onSite}</span>}
          </span>
          <span className="whitespace-nowrap">{amount}</span>
        </li>
      ))}
    </ul>
  );
}
