'use client';

import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { CardList } from '@/components/search/card-list';
import { useMoreResults } from '@/components/search/use-more-results';
import type { MorePages } from '@/components/search/use-more-results';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { idOfSent } from '@/lib/listings/sent-card';
import type { SentCard } from '@/lib/listings/sent-card';
import { searchLiveTexts as texts } from '@/lib/texts/search-live';
import { uiTexts } from '@/lib/texts/ui';

interface MoreResultsProps extends Omit<MorePages, 'firstIds'> {
  /** Whether the pages end before all results are shown, at the maximum depth. */
  isDeepest: boolean;
  /** The listings on the server-rendered page. */
  first: readonly SentCard[];
  /** Links to the pages, for crawlers and browsers without JavaScript. */
  links: ReactNode;
}

/** Loading starts this far before the end of the list, so that a steady reader never waits. */
const ahead = '1000px';

/** The cards of the first page and, as their end comes into view, of the following pages. */
export function MoreResults({ first, links, isDeepest, ...pages }: MoreResultsProps) {
  const firstIds = useMemo(() => first.map(idOfSent), [first]);
  const { cards, status, loadMore, restoreScroll } = useMoreResults({ ...pages, firstIds });
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (status !== 'idle' || !end.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      rootMargin: ahead,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [status, loadMore]);

  // The scroll position can only be restored once the cards are there.
  useLayoutEffect(restoreScroll, [cards, restoreScroll]);

  const isLong = pages.lastPage > 1;
  return (
    <>
      <CardList
        cards={first}
        more={cards}
        query={pages.query}
        className="card-grid mt-3 grid gap-6 sm:mt-4 md:@xl:grid-cols-2 lg:@3xl:grid-cols-3"
      />
      <div ref={end} className="mt-10 flex min-h-12 justify-center noscript:hidden">
        {status === 'pending' && <Spinner label={texts.loading} className="text-ci-blue-700" />}
        {status === 'error' && (
          <div role="alert" className="rounded-control border border-ci-red-200 bg-ci-red-50 p-4">
            <p>{texts.failed}</p>
            <Button variant="secondary" size="sm" className="mt-3" onClick={loadMore}>
              {uiTexts.retry}
            </Button>
          </div>
        )}
        {status === 'done' && isLong && (
          <p className="text-ci-gray-600">{isDeepest ? texts.deepest : texts.end}</p>
        )}
      </div>
      <div className={pages.firstPage === 1 ? 'hidden noscript:block' : undefined}>{links}</div>
    </>
  );
}
