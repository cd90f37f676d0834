import { partOf } from '@/lib/languages/texts';
import { ViewToggle } from '@/components/search/view-toggle';
import { Button } from '@/components/ui/button';
import type { SortOrder } from '@/lib/search/parameters';
import { searchPageTexts } from '@/lib/texts/search-page';

const texts = partOf(searchPageTexts, 'sort');

interface ResultsBarProps {
  /** The search without its page. */
  query: string;
  /** The town searched in. */
  town: string | null;
  /** The number of results, in words. */
  count: string;
  sort: SortOrder;
  orders: readonly SortOrder[];
}

/** What the page shows, the number of results, and the sort order. Part of the form. */
export function ResultsBar({ query, town, count, sort, orders }: ResultsBarProps) {
  return (
    <div className="results-bar mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 sm:mt-4">
      <div className="flex flex-wrap items-baseline gap-x-3 max-sm:contents">
        <h1 className="text-lg max-sm:w-full sm:text-xl">
          {town ? searchPageTexts.titleIn(town) : searchPageTexts.title}
        </h1>
        <h2 className="figures text-base font-normal tracking-normal text-ci-gray-700" aria-live="polite">
          {count}
        </h2>
      </div>
      <div className="ml-auto flex max-w-full items-center gap-3">
        <label className="flex min-w-0 items-center gap-2">
          <span className="shrink-0 text-ci-gray-700 max-lg:sr-only">{texts.label}</span>
          <select
            name="sort_by"
            defaultValue={sort}
            className="control control-select min-h-11 min-w-0 py-1.5 max-lg:w-50"
          >
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
      <ViewToggle query={query} />
    </div>
  );
}
