import 'server-only';

import type { FeedReading } from '@/server/features/calendar-feeds/read-feed';
import { log } from '@/server/log';

/** Numbers only: a link's address is a secret, and what a calendar says about guests stays out of the log. */
export function logReading(
  { id, listingId }: { id: number; listingId: number },
  { outcome }: FeedReading,
): void {
  const feed = { feed: id, listing: listingId };
  if (outcome.kind === 'failed') {
    log.warn({ ...feed, fault: outcome.fault.stored }, 'a calendar could not be read');
  } else if (outcome.kind === 'same') log.info(feed, 'a calendar is unchanged');
  else {
    const { ranges, events, cancelled, free, skipped } = outcome.contents;
    log.info({ ...feed, ranges: ranges.length, events, cancelled, free, skipped }, 'a calendar was read');
  }
}
