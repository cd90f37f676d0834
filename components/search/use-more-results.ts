'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { resultsStateKey } from '@/components/search/results-key';
import type { ListingCard } from '@/lib/listings/card-contract';
import type { SearchAnswer } from '@/lib/search/contract';

export interface MorePages {
  /** The search without its page, normalised. */
  query: string;
  /** The page that is there already. */
  firstPage: number;
  /** The ids of the homes on it. */
  firstIds: readonly number[];
  lastPage: number;
}

/** idle: more can be asked for; done: there is no more. */
export type FetchStatus = 'idle' | 'pending' | 'done' | 'error';

interface Loaded {
  /** The cards after the first page's. */
  cards: readonly ListingCard[];
  page: number;
  status: FetchStatus;
}

const importMemory = () => import('@/components/search/results-memory');
let memory: ReturnType<typeof importMemory> | undefined;

/** The memory of lists comes with the first list that grew: most visitors find their home on the first page. */
function loadMemory(): ReturnType<typeof importMemory> {
  memory ??= importMemory();
  return memory;
}

/** Whether this entry of the history is one of a list that had grown. */
const isRemembered = () => window.history.state?.[resultsStateKey] !== undefined;

/** Without its script a list is not remembered, and starts anew. */
const beginAnew = () => undefined;

/** Adds a home only once: one published meanwhile moves the others to the next page. */
function append(
  first: readonly number[],
  cards: readonly ListingCard[],
  more: readonly ListingCard[],
): ListingCard[] {
  const known = new Set([...first, ...cards.map(({ id }) => id)]);
  return [...cards, ...more.filter(({ id }) => !known.has(id))];
}

const statusAt = (page: number, lastPage: number): FetchStatus => (page >= lastPage ? 'done' : 'idle');

/** The pages after the first, one at a time. A list is found as it was left. */
export function useMoreResults({ query, firstPage, firstIds, lastPage }: MorePages) {
  const [loaded, setLoaded] = useState<Loaded>({
    cards: [],
    page: firstPage,
    status: statusAt(firstPage, lastPage),
  });
  const running = useRef<AbortController>(undefined);
  /** Where the list was scrolled to when it was left. */
  const place = useRef<number>(null);
  const address = `${query}#${firstPage}`;

  useLayoutEffect(() => {
    if (!isRemembered()) return undefined;
    let isGone = false;
    async function recall() {
      const { recallResults } = await loadMemory();
      const remembered = isGone ? null : recallResults(address);
      if (!remembered) return;
      const { cards, page, scroll } = remembered;
      setLoaded({ cards, page, status: statusAt(page, lastPage) });
      place.current = scroll;
    }
    void recall().catch(beginAnew);
    return () => {
      isGone = true;
    };
  }, [address, lastPage]);

  useEffect(() => {
    if (loaded.cards.length === 0) return undefined;
    let isGone = false;
    async function remember({ cards, page }: Loaded) {
      const { rememberResults } = await loadMemory();
      if (!isGone) rememberResults(address, { cards, page });
    }
    void remember(loaded).catch(beginAnew);
    return () => {
      isGone = true;
    };
  }, [address, loaded]);

  useEffect(
    () => () => {
      running.current?.abort();
      void memory?.then(({ forgetScroll }) => forgetScroll(), beginAnew);
    },
    [],
  );

  /** Once the cards stand, the place where they were left exists again. */
  const restoreScroll = useCallback(() => {
    if (place.current !== null) window.scrollTo({ top: place.current, behavior: 'instant' });
    place.current = null;
  }, []);

  const { status, page } = loaded;
  const loadMore = useCallback(() => {
    if (status === 'pending' || status === 'done') return;
    const call = new AbortController();
    running.current = call;
    setLoaded((before) => ({ ...before, status: 'pending' }));
    fetchPage(query, page + 1, call.signal)
      .then(({ data, meta }) =>
        setLoaded(({ cards }) => ({
          cards: append(firstIds, cards, data),
          page: meta.current_page,
          status: statusAt(meta.current_page, meta.last_page),
        })),
      )
      .catch(() => {
        // Who left does not want to hear of it.
        if (!call.signal.aborted) setLoaded((before) => ({ ...before, status: 'error' }));
      });
  }, [query, firstIds, page, status]);

  return { cards: loaded.cards, status, loadMore, restoreScroll };
}

/** The client comes with the first call: most visitors find their home on the first page. */
async function fetchPage(query: string, page: number, signal: AbortSignal): Promise<SearchAnswer> {
  const { api } = await import('@/lib/api/client');
  return api.get<SearchAnswer>('/api/listings', {
    query: { ...Object.fromEntries(new URLSearchParams(query)), page },
    signal,
  });
}
