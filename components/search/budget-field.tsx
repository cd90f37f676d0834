import { partOf } from '@/lib/languages/texts';
import { EURO_SPACE } from '@/lib/money/euro';
import { formatNumber } from '@/lib/format/number';
import { TOTAL_BOUNDS } from '@/lib/search/parameters';
import { searchTexts } from '@/lib/texts/search';

const texts = partOf(searchTexts, 'form');
const { min, max } = TOTAL_BOUNDS;
const euro = (amount: number) => `€${EURO_SPACE}${formatNumber(amount)}`;

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
        title={texts.budgetHelp(euro(min), euro(max))}
        placeholder={texts.any}
        maxLength={String(max).length}
        autoComplete="off"
        className="control mt-1.5"
      />
    </label>
  );
}
