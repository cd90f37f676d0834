import { Badge } from '@/components/ui/badge';
import type { CalendarFeedDto } from '@/lib/listings/contract';
import { feedTexts as texts } from '@/lib/texts/calendar-feeds';

/** The state of a linked calendar as a badge. */
export function FeedBadge({ feed: { failing_since, error } }: { feed: CalendarFeedDto }) {
  if (failing_since !== null) return <Badge tone="red">{texts.fails}</Badge>;
  return error === null ? <Badge tone="blue">{texts.works}</Badge> : <Badge tone="sand">{texts.warns}</Badge>;
}
