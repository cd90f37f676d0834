import { Words } from '@/components/ui/words';
import type { PriceLine, PriceText } from '@/lib/stays/quote-text';
import { stayTotalTexts as texts } from '@/lib/texts/stay-total';

interface PriceLinesProps {
  price: PriceText;
  /** Whether optional extras are listed below; not where the guest has already chosen. */
  withChoices?: boolean;
}

/** The price breakdown line by line; optional extras, which are not part of the total, are listed apart. */
export function PriceLines({ price: { lines, choices }, withChoices = false }: PriceLinesProps) {
  return (
    <div className="figures space-y-3 text-ci-gray-700">
      <Lines label={texts.lines} lines={lines} />
      {withChoices && choices.length > 0 && (
        <div>
          <p className="font-semibold text-ci-gray-900">{texts.choices}</p>
          <Lines label={texts.choices} lines={choices} />
        </div>
      )}
    </div>
  );
}

interface DepositLineProps {
  price: PriceText;
  /** Worded for the landlord, who returns the deposit. */
  toLandlord?: boolean;
}

/** The deposit, if there is one; not part of the total either. */
export function DepositLine({ price: { deposit }, toLandlord = false }: DepositLineProps) {
  if (deposit === null) return null;
  return (
    <p className="figures mt-3 border-t border-ci-gray-200 pt-3 text-ci-gray-700">
      {`${texts.deposit} ${deposit}${toLandlord ? '' : `, ${texts.depositBack}`}`}
    </p>
  );
}

function Lines({ label, lines }: { label: string; lines: readonly PriceLine[] }) {
  return (
    <ul aria-label={label} className="space-y-1">
      {[...lines.entries()].map(([place, { label: what, lang, amount, isOnSite }]) => (
        // Two lines can have identical text.
        <li key={place} className="flex flex-wrap items-baseline justify-end gap-x-4">
          <span className="min-w-0 grow basis-28">
            <Words lang={lang}>{what}</Words>
            {isOnSite && <span className="block text-sm text-ci-gray-600">{texts.onSite}</span>}
          </span>
          <span className="whitespace-nowrap">{amount}</span>
        </li>
      ))}
    </ul>
  );
}
