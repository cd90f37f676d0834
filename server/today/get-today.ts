import 'server-only';

import { todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { Today } from '@/lib/today/contract';
import type { Actor } from '@/server/auth/actor';
import { listStaysOfToday } from '@/server/booking-requests/list-stays-of-today';
import { listFeedProblems } from '@/server/calendar-feeds/list-feed-problems';
import { listHomesToComplete } from '@/server/listings/list-homes-to-complete';
import { countUnreadMessages } from '@/server/messages/count-unread-messages';

/**
 * GET /api/user/today: what the actor's own homes need. Whoever has none, as co-landlords and admins, gets empty lists:
 * a home that is only shared tells nothing of its guests.
 */
export async function getToday(
  { actor }: { actor: Actor },
  today: Day = todayIn(),
): Promise<{ data: Today }> {
  const [stays, unread_messages, feed_problems, to_complete] = await Promise.all([
    listStaysOfToday(actor, today),
    countUnreadMessages(actor.id),
    listFeedProblems(actor.id),
    listHomesToComplete(actor.id),
  ]);
  return { data: { ...stays, unread_messages, feed_problems, to_complete } };
}
