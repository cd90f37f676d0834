'use client';

import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { FilterChips } from '@/components/search/filter-chips';
import { ResultsBar } from '@/components/search/results-bar';
import { SearchFields } from '@/components/search/search-fields';
import { SearchResults } from '@/components/search/search-results';
import { SearchScreen } from '@/components/search/search-screen';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import type { Packed } from '@/lib/packed';
import { route } from '@/lib/paths';
import type { OverviewModel } from '@/lib/search/overview-model';
import { unpackOverview } from '@/lib/search/packed-overview';
import type { TabledOverview } from '@/lib/search/packed-overview';
import { searchPageTexts as texts } from '@/lib/texts/search-page';

interface SearchPageProps {
  packed: Packed<TabledOverview>;
  /** What stands where no card does. */
  nothing?: ReactNode;
}

/**
 * The listing overview: heading, filter block, chips, count and order, cards. A client component, so that the browser
 * is sent data beside the HTML and not the same tree twice.
 */
export function SearchPage({ packed, nothing }: SearchPageProps) {
  const model = useMemo(() => unpackOverview(packed), [packed]);
  const { chips, fields } = model;
  return (
    <div className="page pt-6 pb-16 sm:pt-8">
      <SearchHeading {...model.heading} />
      <SearchScreen
        path={route('listing.index')}
        query={model.query}
        chips={chips}
        form={
          <>
            <SearchFields fields={fields} />
            <FilterChips chips={chips} />
            <ResultsBar count={model.count} sort={model.sort} orders={model.orders} />
          </>
        }
      >
        {model.cards.length > 0 ? <SearchResults model={model} /> : nothing}
      </SearchScreen>
    </div>
  );
}

function SearchHeading({ town, intro, count }: OverviewModel['heading']) {
  const crumbs = [
    { label: texts.home, href: route('home') },
    town ? { label: texts.listings, href: route('listing.index') } : { label: texts.listings },
    ...(town ? [{ label: town }] : []),
  ];
  return (
    <header className="mb-6 sm:mb-8">
      <Breadcrumb items={crumbs} className="mb-4" />
      <h1>{town ? texts.titleIn(town) : texts.title}</h1>
      <p className="mt-3 max-w-prose text-lg text-ci-gray-700">{intro}</p>
      {count && <p className="figures mt-2 font-semibold text-ci-blue-700">{count}</p>}
    </header>
  );
}
