import type { ReactNode } from 'react';
import { ListingCard } from '@/components/listings/listing-card';
import { MoreResults } from '@/components/search/more-results';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Pagination } from '@/components/ui/pagination';
import { route } from '@/lib/paths';
import { carriedStay } from '@/lib/search/carried-stay';
import type { SearchAnswer } from '@/lib/search/contract';
import { filtersToQuery, without, writeFilters } from '@/lib/search/filters';
import { relOf } from '@/lib/search/metadata';
import type { SearchFilters } from '@/lib/search/parameters';
import { searchTexts } from '@/lib/texts/search';

/** Cards that can be in view before anybody scrolls. */
const inView = 3;

/** The cards of a search. Links lead to its other pages; with script they come by themselves while scrolling. */
export function SearchResults({ filters, answer }: { filters: SearchFilters; answer: SearchAnswer }) {
  const { data, meta } = answer;
  const rest = without(filters, 'page');
  const pageHref = (page: number) =>
    route('listing.index', {}, { ...writeFilters(rest), ...(page > 1 && { page: String(page) }) });
  if (meta.total === 0) return <NoResults />;
  if (data.length === 0)
    return <PastLastPage lastPage={meta.last_page} href={pageHref} rel={relOf(filters)} />;
  const stayQuery = carriedStay(filtersToQuery(rest));
  return (
    <section
      aria-label={searchTexts.results.label}
      className="transition-opacity delay-200 duration-200 group-data-pending/search:opacity-50"
    >
      <MoreResults
        key={filtersToQuery(filters)}
        query={filtersToQuery(rest)}
        firstPage={meta.current_page}
        firstIds={data.map(({ id }) => id)}
        lastPage={meta.last_page}
        isDeepest={meta.total_relation === 'gte'}
        links={
          <Pagination
            page={meta.current_page}
            lastPage={meta.last_page}
            href={pageHref}
            rel={relOf(filters)}
            className="mt-12"
          />
        }
      >
        {data.map((listing, index) => (
          <li key={listing.id}>
            <ListingCard listing={listing} priority={index < inView} stayQuery={stayQuery} />
          </li>
        ))}
      </MoreResults>
    </section>
  );
}

function NoResults() {
  const texts = searchTexts.results;
  return (
    <Nothing text={texts.none} more={texts.noneText}>
      <LinkButton href={route('listing.index')} data-in-place="all" variant="secondary">
        {searchTexts.form.clear}
      </LinkButton>
    </Nothing>
  );
}

interface PastLastPageProps {
  lastPage: number;
  href: (page: number) => string;
  rel: 'nofollow' | undefined;
}

/** Homes fit, but on fewer pages: an old link, or homes that went since. */
function PastLastPage({ lastPage, href, rel }: PastLastPageProps) {
  const texts = searchTexts.results;
  return (
    <Nothing text={texts.pastLast} more={texts.pastLastText}>
      <LinkButton href={href(1)} rel={rel} variant="secondary">
        {texts.firstPage}
      </LinkButton>
      {lastPage > 1 && (
        <LinkButton href={href(lastPage)} rel={rel} variant="secondary">
          {texts.lastPage(lastPage)}
        </LinkButton>
      )}
    </Nothing>
  );
}

/** @param children the ways on */
function Nothing({ text, more, children }: { text: string; more: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-prose pt-4">
      <EmptyState
        drawing="horizon"
        text={text}
        action={
          <div className="flex flex-col items-center gap-6">
            <p className="max-w-md text-ci-gray-700">{more}</p>
            <div className="flex flex-wrap justify-center gap-3">{children}</div>
          </div>
        }
      />
    </div>
  );
}
