import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { unreadCountQueries } from '@/lib/dashboard/unread';
import type { UnreadList } from '@/lib/dashboard/unread';
import { refreshToday } from '@/lib/today/queries';

/** Asked again this often while the tab is shown, and not without a network. */
const live = { refetchInterval: 30_000, refetchIntervalInBackground: false, networkMode: 'online' } as const;

interface LiveCounts {
  unread: Partial<Record<UnreadList, number>>;
  /** Of all lists together. */
  total: number;
  /** Something came in since the page was opened; nobody has looked yet. */
  hasNews: boolean;
}

/** What is unread in these lists, kept up to date; what shows today is asked anew when it changes. */
export function useLiveCounts(userId: number, lists: readonly UnreadList[]): LiveCounts {
  const client = useQueryClient();
  // They differ in their keys alone, but the compiler sees different queries.
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

/** A thread that goes on counts beside a request that nobody opened; a new one is among both. */
function toRead(count: { unread: number; unread_messages?: number } | undefined): number | undefined {
  return count && Math.max(count.unread, count.unread_messages ?? 0);
}
