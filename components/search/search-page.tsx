import { FilterChips } from '@/components/search/filter-chips';
import { ResultsBar } from '@/components/search/results-bar';
import { SearchFields } from '@/components/search/search-fields';
import { SearchResults } from '@/components/search/search-results';
import { SearchScreen } from '@/components/search/search-screen';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { listingCountText } from '@/lib/format/count';
import type { Day } from '@/lib/dates/day';
import { route } from '@/lib/paths';
import { chipsOf } from '@/lib/search/chips';
import type { SearchAnswer } from '@/lib/search/contract';
import { filtersToQuery, without } from '@/lib/search/filters';
import { onlyTown } from '@/lib/search/metadata';
import type { SearchFilters } from '@/lib/search/parameters';
import { searchTexts } from '@/lib/texts/search';
import { townIntroTexts } from '@/lib/texts/search-towns';

interface SearchPageProps {
  filters: SearchFilters;
  answer: SearchAnswer;
  /** What there is, whatever is asked for: how many homes, and whether any has a rating. */
  offer: { count: number; hasRatings: boolean };
  today: Day;
}

/** The listing overview (spec P §2): heading, filter block, chips, count and order, cards. */
export function SearchPage({ filters, answer, offer, today }: SearchPageProps) {
  const { total, total_relation } = answer.meta;
  return (
    <div className="page pt-6 pb-16 sm:pt-8">
      <SearchHeading filters={filters} count={offer.count} />
      <SearchScreen
        path={route('listing.index')}
        query={filtersToQuery(without(filters, 'page'))}
        form={
          <>
            <SearchFields filters={filters} today={today} />
            <FilterChips chips={chipsOf(filters)} />
            <ResultsBar
              filters={filters}
              total={total}
              relation={total_relation}
              hasRatings={offer.hasRatings}
            />
          </>
        }
      >
        <SearchResults filters={filters} answer={answer} />
      </SearchScreen>
    </div>
  );
}

function SearchHeading({ filters, count }: { filters: SearchFilters; count: number }) {
  const town = onlyTown(filters);
  const countText = listingCountText(count);
  const crumbs = [
    { label: searchTexts.home, href: route('home') },
    town ? { label: searchTexts.listings, href: route('listing.index') } : { label: searchTexts.listings },
    ...(town ? [{ label: town.name }] : []),
  ];
  return (
    <header className="mb-6 sm:mb-8">
      <Breadcrumb items={crumbs} className="mb-4" />
      <h1>{town ? searchTexts.titleIn(town.name) : searchTexts.title}</h1>
      <p className="mt-3 max-w-prose text-lg text-ci-gray-700">
        {town ? townIntroTexts[town.id] : searchTexts.intro}
      </p>
      {countText && <p className="figures mt-2 font-semibold text-ci-blue-700">{countText}</p>}
    </header>
  );
}
