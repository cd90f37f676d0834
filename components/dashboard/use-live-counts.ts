import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { unreadCountQueries } from '@/lib/dashboard/unread';
import type { UnreadList } from '@/lib/dashboard/unread';
import { refreshToday } from '@/lib/today/queries';

/** Polled while the tab is visible and online. */
const live = { refetchInterval: 30_000, refetchIntervalInBackground: false, networkMode: 'online' } as const;

interface LiveCounts {
  unread: Partial<Record<UnreadList, number>>;
  /** The sum over all lists. */
  total: number;
  /** Whether a count rose since the page was opened, without the user having looked yet. */
  hasNews: boolean;
}

/** The unread counts of these lists, kept up to date; when they change, the page 'today' is refetched. */
export function useLiveCounts(userId: number, lists: readonly UnreadList[]): LiveCounts {
  const client = useQueryClient();
  // The queries differ only in their keys, but TypeScript gives each its own type.
  const counts = useQueries({
    queries: lists.map((list) => ({ ...unreadCountQueries[list](userId), ...live })),
  });
  const unread = Object.fromEntries(lists.map((list, index) => [list, toRead(counts[index]?.data)]));
  const total = Object.values(unread).reduce((sum: number, count = 0) => sum + count, 0);
  const before = useRef(total);
  const [hasNews, setHasNews] = useState(false);
  useEffect(() => {
    if (total === before.current) return;
    setHasNews(total > before.current);
    before.current = total;
    void refreshToday(client);
  }, [client, total]);
  return { unread, total, hasNews };
}

/** A request with unread messages that was never opened is in both counts: the larger one avoids counting it twice. */
function toRead(count: { unread: number; unread_messages?: number } | undefined): number | undefined {
  return count && Math.max(count.unread, count.unread_messages ?? 0);
}
