'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { threadQuery } from '@/lib/messages/queries';
import type { ThreadKind } from '@/lib/messages/queries';
import { threadTexts as texts } from '@/lib/texts/messages';

/** A thread as far as loaded: `messages` is undefined until then; `older` is for `OlderMessages`. */
export function useThread(kind: ThreadKind, id: number) {
  const query = threadQuery(kind, id);
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(query);
  return {
    queryKey: query.queryKey,
    messages: data?.pages.flatMap((page) => page.data),
    isError,
    older: { isThere: hasNextPage, isComing: isFetchingNextPage, fetch: () => void fetchNextPage() },
  };
}

/** The button that fetches older messages; nothing if there are none. */
export function OlderMessages({ isThere, isComing, fetch }: ReturnType<typeof useThread>['older']) {
  return isThere ? (
    <Button variant="secondary" className="mb-4" pending={isComing} onClick={fetch}>
      {texts.older}
    </Button>
  ) : null;
}
