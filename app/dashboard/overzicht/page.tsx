import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { loadPlanningWindow } from '@/app/dashboard/planning/load-planning-window';
import { Prefetched } from '@/app/dashboard/prefetched';
import { TodayScreen } from '@/components/today/today-screen';
import { latestBookingRequestQuery } from '@/lib/booking-requests/queries';
import { todayIn } from '@/lib/dates/day';
import { PRODUCT_ZONE, wallClockIn } from '@/lib/dates/zone';
import { hostedStaysQuery } from '@/lib/hosting/queries';
import { invitationsQuery } from '@/lib/invitations/queries';
import { listingShelfQuery, listingsFetched } from '@/lib/listings/queries';
import { newsListQuery, newsOnToday } from '@/lib/news/queries';
import { route } from '@/lib/desk-paths';
import { planningWindowQuery } from '@/lib/planning/queries';
import { weekRange } from '@/lib/planning/week';
import { statisticsQuery } from '@/lib/statistics/queries';
import { systemHealthQuery } from '@/lib/system-health/queries';
import { todayScreenTexts as texts } from '@/lib/texts/today-screen';
import { todayQuery } from '@/lib/today/queries';
import { roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { listBookingRequests } from '@/server/features/booking-requests/list-booking-requests';
import { listHostedStays } from '@/server/features/hosting/hosted-stays';
import { listInvitations } from '@/server/features/invitations/list-invitations';
import { helperMenuOf, hostsHomes } from '@/server/features/listings/helper-roles';
import { listUserListings } from '@/server/features/listings/list-user-listings';
import { listNewsArticles } from '@/server/features/news/list-news-articles';
import { getStatistics } from '@/server/features/statistics/get-statistics';
import { getSystemHealth } from '@/server/features/system-health/get-system-health';
import { getToday } from '@/server/features/today/get-today';

export const metadata: Metadata = { title: texts.title };

const hourNow = () => wallClockIn(PRODUCT_ZONE, new Date()).hour;

async function loadToday(actor: Actor) {
  const params = { id: actor.id };
  const [today, requests, listings, statistics] = await Promise.all([
    getToday({ actor }),
    listBookingRequests({ actor, params, query: { sort: 'newest', page: 1, limit: 1 } }),
    listUserListings('enabled', { actor, params, query: { page: 1, limit: listingsFetched } }),
    getStatistics({ actor }),
  ]);
  return [
    [todayQuery(actor.id).queryKey, today.data],
    [latestBookingRequestQuery(actor.id).queryKey, requests],
    [listingShelfQuery('enabled', actor.id, 1, listingsFetched).queryKey, listings],
    [statisticsQuery(actor.id).queryKey, statistics.data],
  ] as const;
}

async function loadWeek(actor: Actor) {
  const range = weekRange(todayIn());
  return [[planningWindowQuery(range).queryKey, await loadPlanningWindow(actor, range)]] as const;
}

async function loadNews() {
  const news = await listNewsArticles({ query: { page: 1, limit: newsOnToday } });
  return [[newsListQuery(1, newsOnToday).queryKey, news]] as const;
}

async function loadHealth(actor: Actor) {
  return [[systemHealthQuery().queryKey, (await getSystemHealth({ actor })).data]] as const;
}

/** A landlord who hosts another's home sees its guests once there are any. */
async function loadHosted(actor: Actor) {
  const isCoLandlord = roleOf(actor) === 'co-landlord';
  if (isCoLandlord && !(await hostsHomes(actor))) return [];
  const { data } = await listHostedStays({ actor });
  return isCoLandlord || data.length > 0 ? ([[hostedStaysQuery(actor.id).queryKey, data]] as const) : [];
}

async function loadInvitations(actor: Actor) {
  const { data } = await listInvitations({ actor });
  return [[invitationsQuery(actor.id).queryKey, data]] as const;
}

const roleOf = ({ roleId }: Actor) =>
  roleId === roles.admin ? 'admin' : roleId === roles.landlord ? 'landlord' : 'co-landlord';

/** The account overview; a co-landlord has no requests or listings of their own. */
export default async function TodayPage() {
  const actor = await requirePageActor(route('dashboard.today'));
  const role = roleOf(actor);
  // Users who only clean start at the changeovers, unless an invitation waits for their answer.
  const cleans = (await helperMenuOf(actor)) === 'cleaning-only';
  if (cleans && (await listInvitations({ actor })).data.length === 0)
    redirect(route('dashboard.changeovers'));
  const [own, week, health, news, invitations, hosted] = await Promise.all([
    role === 'landlord' ? loadToday(actor) : [],
    role === 'co-landlord' ? loadWeek(actor) : [],
    role === 'admin' ? loadHealth(actor) : [],
    loadNews(),
    loadInvitations(actor),
    role === 'admin' ? [] : loadHosted(actor),
  ]);
  return (
    <Prefetched data={[...own, ...week, ...health, ...news, ...invitations, ...hosted]}>
      <TodayScreen
        user={{ id: actor.id, firstName: actor.firstName, staffRole: actor.staffRole }}
        hour={hourNow()}
        role={role}
        hosts={hosted.length > 0}
      />
    </Prefetched>
  );
}
