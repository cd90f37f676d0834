import 'server-only';

import { hasBillingDetails } from '@/lib/accounts/billing-details';
import { todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { Today } from '@/lib/today/contract';
import { roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';
import { listStaysOfToday } from '@/server/features/booking-requests/list-stays-of-today';
import { listFeedProblems } from '@/server/features/calendar-feeds/list-feed-problems';
import { listUnpublishedListings } from '@/server/features/listings/list-unpublished-listings';
import { listDuePayments } from '@/server/features/payments/list-asked';
import { listToConfirm } from '@/server/features/short-stay-reports/list-to-confirm';
import { countDay } from '@/server/features/today/count-day';

/**
 * GET /api/user/today: what the actor's own listings need. Users without any, such as co-landlords and admins, get
 * empty lists: a shared listing reveals nothing about its guests.
 */
export async function getToday(
  { actor }: { actor: Actor },
  today: Day = todayIn(),
): Promise<{ data: Today }> {
  const [stays, to_confirm, { dueByTodayCents, ...payments }, counts, feed_problems, listings] =
    await Promise.all([
      listStaysOfToday(actor, today),
      listToConfirm(actor.id, today),
      listDuePayments(actor.id, today),
      countDay(actor.id, today),
      listFeedProblems(actor.id),
      listUnpublishedListings(actor.id),
    ]);
  const { arriving, departing, unplanned_cents, questions, unread_messages } = counts;
  // Co-landlords and admins publish nothing of their own.
  const lacks_billing_details = actor.roleId === roles.landlord && !hasBillingDetails(counts);
  const line = { arriving, departing, open_cents: dueByTodayCents + unplanned_cents, questions };
  return {
    data: {
      line,
      ...stays,
      to_confirm,
      ...payments,
      unread_messages,
      feed_problems,
      ...listings,
      lacks_billing_details,
    },
  };
}
