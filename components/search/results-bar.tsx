import { Button } from '@/components/ui/button';
import type { SortOrder } from '@/lib/search/parameters';
import { searchPageTexts } from '@/lib/texts/search-page';

const texts = searchPageTexts.sort;

interface ResultsBarProps {
  /** In words. */
  count: string;
  sort: SortOrder;
  orders: readonly SortOrder[];
}

/** How many there are, and in which order they stand. Part of the form. */
export function ResultsBar({ count, sort, orders }: ResultsBarProps) {
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h2 className="figures text-xl" aria-live="polite">
        {count}
      </h2>
      <div className="flex items-center gap-3 max-sm:w-full">
        <label className="flex items-center gap-3 max-sm:w-full">
          <span className="shrink-0 text-ci-gray-700">{texts.label}</span>
          <select name="sort_by" defaultValue={sort} className="control control-select">
            {orders.map((order) => (
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
