import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { DashboardProviders } from '@/app/dashboard/providers';
import { SessionDialog } from '@/components/accounts/session-dialog';
import { LogoutButton } from '@/components/accounts/logout-button';
import { DashboardFrame } from '@/components/dashboard/dashboard-frame';
import { FindPlace } from '@/components/find/find-place';
import { ImpersonationBar } from '@/components/impersonation/impersonation-bar';
import { menuEntries } from '@/components/dashboard/menu-entries';
import { PasswordDialog } from '@/components/layout/password-dialog';
import type { Elements } from '@/components/ui/elements';
import { unreadCountQueries } from '@/lib/dashboard/unread';
import type { UnreadList } from '@/lib/dashboard/unread';
import type { HelperMenu } from '@/lib/listings/manager-roles';
import { dashboardTexts } from '@/lib/texts/dashboard';
import type { Actor } from '@/server/auth/actor';
import { findPageActor } from '@/server/auth/page-actor';
import {
  countBookingRequests,
  countBookings,
} from '@/server/features/booking-requests/list-booking-requests';
import { countContactRequests } from '@/server/features/contact-requests/list-contact-requests';
import { countThreads } from '@/server/features/inbox/list-threads';
import { countListingsToReview } from '@/server/features/listings/count-listings-to-review';
import { helperMenuOf } from '@/server/features/listings/helper-roles';
import { countModeratedReviews } from '@/server/features/reviews/list-moderated-reviews';
import { countOwnReviews } from '@/server/features/reviews/list-own-reviews';

export const metadata: Metadata = { robots: { index: false } };

const counters = {
  'contact-requests': countContactRequests,
  'booking-requests': countBookingRequests,
  bookings: countBookings,
  reviews: countOwnReviews,
  'listing-reviews': countListingsToReview,
  'reported-reviews': countModeratedReviews,
  inbox: countThreads,
} as const satisfies Record<UnreadList, unknown>;

async function loadCounts(actor: Actor, help: HelperMenu) {
  const lists = menuEntries({ ...actor, help }).flatMap(({ unread }) => unread ?? []);
  const load = async (list: UnreadList) =>
    [
      unreadCountQueries[list](actor.id).queryKey,
      await counters[list]({ actor, params: { id: actor.id } }),
    ] as const;
  return Promise.all(lists.map(load));
}

/**
 * The layout of every dashboard page. Redirecting users without access is left to each page, because it knows where to
 * return to (`requirePageActor`); then there is no content to lay out.
 */
export default async function DashboardLayout({ children }: { children: Elements }) {
  const actor = await findPageActor();
  if (!actor?.isVerified || actor.secondFactorDue) return children;
  const help = await helperMenuOf(actor);
  return (
    <DashboardProviders>
      <Prefetched data={await loadCounts(actor, help)}>
        <DashboardFrame
          user={{ id: actor.id, roleId: actor.roleId, staffRole: actor.staffRole, help }}
          banner={
            actor.impersonatorId !== null && (
              <ImpersonationBar name={`${actor.firstName} ${actor.lastName}`} />
            )
          }
          menuFooter={
            <LogoutButton variant="quiet" size="sm">
              {dashboardTexts.menu.logout}
            </LogoutButton>
          }
        >
          {actor.isAdmin && <FindPlace />}
          {children}
          <SessionDialog userId={actor.id} />
        </DashboardFrame>
        {actor.impersonatorId === null && <PasswordDialog />}
      </Prefetched>
    </DashboardProviders>
  );
}
