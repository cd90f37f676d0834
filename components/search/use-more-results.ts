'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { resultsStateKey } from '@/components/search/results-key';
import type { ListingCard } from '@/lib/listings/card-contract';
import type { SearchAnswer } from '@/lib/search/contract';

export interface MorePages {
  /** The search without its page, normalised. */
  query: string;
  /** The server-rendered page. */
  firstPage: number;
  /** The ids of the listings on it. */
  firstIds: readonly number[];
  lastPage: number;
}

/** idle: more can be loaded; done: there are no more. */
export type FetchStatus = 'idle' | 'pending' | 'done' | 'error';

interface Loaded {
  /** The cards after those of the first page. */
  cards: readonly ListingCard[];
  page: number;
  status: FetchStatus;
}

const importMemory = () => import('@/components/search/results-memory');
let memory: ReturnType<typeof importMemory> | undefined;

/** The code that stores lists is loaded when a list first grows: most visitors find a listing on the first page. */
function loadMemory(): ReturnType<typeof importMemory> {
  memory ??= importMemory();
  return memory;
}

/** Whether a list that had grown is stored for this history entry. */
const isRemembered = () => window.history.state?.[resultsStateKey] !== undefined;

/** If that code fails to load, the list is not stored and starts anew. */
const beginAnew = () => undefined;

/** Adds each listing only once: when one is published in the meantime, others move to the next page. */
function append(
  first: readonly number[],
  cards: readonly ListingCard[],
  more: readonly ListingCard[],
): ListingCard[] {
  const known = new Set([...first, ...cards.map(({ id }) => id)]);
  return [...cards, ...more.filter(({ id }) => !known.has(id))];
}

const statusAt = (page: number, lastPage: number): FetchStatus => (page >= lastPage ? 'done' : 'idle');

/** Loads the pages after the first, one at a time, and restores a list as it was left. */
export function useMoreResults({ query, firstPage, firstIds, lastPage }: MorePages) {
  const [loaded, setLoaded] = useState<Loaded>({
    cards: [],
    page: firstPage,
    status: statusAt(firstPage, lastPage),
  });
  const running = useRef<AbortController>(undefined);
  /** The scroll position at which the list was left. */
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

  /** Once the cards are rendered, that position exists again. */
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
        // The visitor has left: no error to show.
        if (!call.signal.aborted) setLoaded((before) => ({ ...before, status: 'error' }));
      });
  }, [query, firstIds, page, status]);

  return { cards: loaded.cards, status, loadMore, restoreScroll };
}

/** The API client is loaded with the first call: most visitors find a listing on the first page. */
async function fetchPage(query: string, page: number, signal: AbortSignal): Promise<SearchAnswer> {
  const { api } = await import('@/lib/api/client');
  return api.get<SearchAnswer>('/api/listings', {
    query: { ...Object.fromEntries(new URLSearchParams(query)), page },
    signal,
  });
}
