import type { ReactNode } from 'react';
import { FilterChips } from '@/components/search/filter-chips';
import { FilterPanel } from '@/components/search/filter-panel';
import { SearchBar } from '@/components/search/search-bar';
import { KeepSearch } from '@/components/search/keep-search';
import { QuickFilters } from '@/components/search/quick-filters';
import { ResultsBar } from '@/components/search/results-bar';
import { SearchResults } from '@/components/search/search-results';
import { SearchScreen } from '@/components/search/search-screen';
import { TownPart } from '@/components/towns/town-part';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { route } from '@/lib/paths';
import type { OverviewModel } from '@/lib/search/overview-model';
import { withCarried } from '@/lib/search/carried-stay';
import { searchPageTexts as texts } from '@/lib/texts/search-page';

interface SearchPageProps {
  model: OverviewModel;
  /** Shown when there are no cards. */
  nothing?: ReactNode;
}

/**
 * The listing overview under its map: one row of search and filters, the homes, and last the text about them. A client
 * component (`SearchPart`), so that the browser is sent data beside the HTML and not the same tree twice.
 */
export function SearchPage({ model, nothing }: SearchPageProps) {
  const { chips, fields, heading } = model;
  return (
    <div className="page pt-3 pb-16">
      <SearchScreen
        path={route('listing.index')}
        query={model.query}
        chips={chips}
        form={
          <div className="@container">
            <div className="grid gap-2 @4xl:noscript:grid-cols-1 @4xl:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] @4xl:items-center @4xl:gap-4">
              <SearchBar values={fields.bar} layout="row" />
              <div className="chip-row">
                <FilterPanel fields={fields} show={model.show} isSentOpen={model.isPanelOpen} />
                <FilterChips chips={chips} />
                {chips.length > 0 && <KeepSearch query={model.query} />}
                <QuickFilters query={model.query} />
              </div>
            </div>
            <ResultsBar
              query={model.query}
              town={heading.town}
              count={model.count}
              sort={model.sort}
              orders={model.orders}
            />
          </div>
        }
      >
        <div className="list-alone @container">
          {model.cards.length > 0 ? <SearchResults model={model} /> : nothing}
        </div>
      </SearchScreen>
      {model.town && <TownPart key={model.town.id} {...model.town} />}
      <SearchPlace {...heading} intro={model.town ? null : heading.intro} query={model.query} />
    </div>
  );
}

type Place = Omit<OverviewModel['heading'], 'intro'> & {
  /** Null if the page says it elsewhere. */
  intro: string | null;
};

/** The breadcrumb and a few words about the place. */
function SearchPlace({ town, intro, count, query }: Place & Pick<OverviewModel, 'query'>) {
  const crumbs = [
    { label: texts.frontPage, href: route('front-page') },
    town
      ? { label: texts.listings, href: withCarried(route('listing.index'), query) }
      : { label: texts.listings },
    ...(town ? [{ label: town }] : []),
  ];
  return (
    <div className="list-alone mt-12 border-t border-ci-gray-200 pt-6">
      {intro !== null && <p className="max-w-prose text-lg text-ci-gray-700">{intro}</p>}
      {count && <p className="figures mt-2 font-semibold text-ci-blue-700">{count}</p>}
      <Breadcrumb items={crumbs} className="mt-4" />
    </div>
  );
}
