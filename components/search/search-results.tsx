import { ListingCard } from '@/components/listings/listing-card';
import { MoreResults } from '@/components/search/more-results';
import { Pagination } from '@/components/ui/pagination';
import type { OverviewModel } from '@/lib/search/overview-model';
import { overviewPage } from '@/lib/search/overview-page';
import { searchPageTexts as texts } from '@/lib/texts/search-page';

/** Cards that can be in view before anybody scrolls. */
const inView = 3;

/** The cards of a search. Links lead to its other pages; with script they come by themselves while scrolling. */
export function SearchResults({ model }: { model: OverviewModel }) {
  const { query, page, lastPage, cards, stayQuery } = model;
  return (
    <section
      aria-label={texts.results}
      className="transition-opacity delay-200 duration-200 group-data-pending/search:opacity-50"
    >
      <MoreResults
        key={`${query}#${page}`}
        query={query}
        firstPage={page}
        firstIds={cards.map(({ id }) => id)}
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
      >
        {cards.map((card, index) => (
          <li key={card.id}>
            <ListingCard card={card} priority={index < inView} stayQuery={stayQuery} />
          </li>
        ))}
      </MoreResults>
    </section>
  );
}
