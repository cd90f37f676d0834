import 'server-only';

import { hasBillingDetails } from '@/lib/accounts/billing-details';
import { todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { Today } from '@/lib/today/contract';
import { roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';
import { listStaysOfToday } from '@/server/features/booking-requests/list-stays-of-today';
import { listFeedProblems } from '@/server/features/calendar-feeds/list-feed-problems';
import { prisma } from '@/server/db';
import { listUnpublishedListings } from '@/server/features/listings/list-unpublished-listings';
import { listDuePayments } from '@/server/features/payments/list-asked';
import { countDay } from '@/server/features/today/count-day';

/** Co-landlords and admins publish nothing of their own. */
async function lacksBillingDetails({ id, roleId }: Actor): Promise<boolean> {
  if (roleId !== roles.landlord) return false;
  const landlord = await prisma().user.findUniqueOrThrow({
    where: { id },
    select: {
      billingStreetName: true,
      billingHouseNumber: true,
      billingPostalCode: true,
      billingCity: true,
      billingCountry: true,
    },
  });
  return !hasBillingDetails(landlord);
}

/**
 * GET /api/user/today: what the actor's own listings need. Users without any, such as co-landlords and admins, get
 * empty lists: a shared listing reveals nothing about its guests.
 */
export async function getToday(
  { actor }: { actor: Actor },
  today: Day = todayIn(),
): Promise<{ data: Today }> {
  const [stays, { dueByTodayCents, ...payments }, counts, feed_problems, listings, lacks_billing_details] =
    await Promise.all([
      listStaysOfToday(actor, today),
      listDuePayments(actor.id, today),
      countDay(actor.id, today),
      listFeedProblems(actor.id),
      listUnpublishedListings(actor.id),
      lacksBillingDetails(actor),
    ]);
  const { arriving, departing, unplanned_cents, questions, unread_messages } = counts;
  const line = { arriving, departing, open_cents: dueByTodayCents + unplanned_cents, questions };
  return {
    data: { line, ...stays, ...payments, unread_messages, feed_problems, ...listings, lacks_billing_details },
  };
}
