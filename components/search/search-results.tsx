import { MoreResults } from '@/components/search/more-results';
import { Pagination } from '@/components/ui/pagination';
import type { OverviewModel } from '@/lib/search/overview-model';
import { overviewPage } from '@/lib/search/overview-page';
import { searchPageTexts as texts } from '@/lib/texts/search-page';

/** The cards of a search. Links lead to its other pages; with JavaScript these load automatically on scrolling. */
export function SearchResults({ model }: { model: OverviewModel }) {
  const { query, page, lastPage, cards } = model;
  return (
    <section aria-label={texts.results} className="group-data-pending/search:refreshing">
      <MoreResults
        key={`${query}#${page}`}
        query={query}
        firstPage={page}
        first={cards}
        lastPage={lastPage}
        isDeepest={model.isDeepest}
        links={
          <Pagination
            page={page}
            lastPage={lastPage}
            href={(number) => overviewPage(query, number)}
            rel={model.rel}
            className="mt-12"
          />
        }
      />
    </section>
  );
}
