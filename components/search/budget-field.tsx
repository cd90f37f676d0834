import { partOf } from '@/lib/languages/texts';
import { formatRoundEuro } from '@/lib/money/euro';
import { TOTAL_BOUNDS } from '@/lib/search/parameters';
import { searchTexts } from '@/lib/texts/search';

const texts = partOf(searchTexts, 'form');
const { min, max } = TOTAL_BOUNDS;

/** The most that the whole stay may cost, in whole euros; only for a search with days. */
export function BudgetField({ value }: { value: string }) {
  return (
    <label className="block">
      <span className="block font-semibold text-ci-gray-900">{texts.budget}</span>
      <input
        type="text"
        inputMode="numeric"
        name="max_total"
        defaultValue={value}
        pattern="[0-9]{2,5}"
        title={texts.budgetHelp(formatRoundEuro(min), formatRoundEuro(max))}
        placeholder={texts.any}
        maxLength={String(max).length}
        autoComplete="off"
        className="control mt-1.5"
      />
    </label>
  );
}
