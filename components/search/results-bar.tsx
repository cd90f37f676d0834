import { Button } from '@/components/ui/button';
import { resultCountText } from '@/lib/format/count';
import { offeredOrders, sortOf } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';
import { searchTexts } from '@/lib/texts/search';

const texts = searchTexts.sort;

interface ResultsBarProps {
  filters: SearchFilters;
  total: number;
  relation: 'eq' | 'gte' | undefined;
  hasRatings: boolean;
}

/** How many there are, and in which order they stand. Part of the form. */
export function ResultsBar({ filters, total, relation, hasRatings }: ResultsBarProps) {
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h2 className="figures text-xl" aria-live="polite">
        {resultCountText(total, relation)}
      </h2>
      <div className="flex items-center gap-3 max-sm:w-full">
        <label className="flex items-center gap-3 max-sm:w-full">
          <span className="shrink-0 text-ci-gray-700">{texts.label}</span>
          <select name="sort_by" defaultValue={sortOf(filters)} className="control control-select">
            {offeredOrders(filters, hasRatings).map((order) => (
              <option key={order} value={order}>
                {texts.orders[order]}
              </option>
            ))}
          </select>
        </label>
        <span className="hidden noscript:block">
          <Button type="submit" variant="secondary">
            {texts.apply}
          </Button>
        </span>
      </div>
    </div>
  );
}
