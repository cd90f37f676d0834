import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { OverviewScreen } from '@/components/overview/overview-screen';
import { latestBookingRequestQuery } from '@/lib/booking-requests/queries';
import { PRODUCT_ZONE, wallClockIn } from '@/lib/dates/zone';
import { listingShelfQuery, listingsLookedThrough } from '@/lib/listings/queries';
import { newsListQuery, newsOnOverview } from '@/lib/news/queries';
import { route } from '@/lib/paths';
import { statisticsQuery } from '@/lib/statistics/queries';
import { overviewTexts as texts } from '@/lib/texts/overview';
import { roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { listBookingRequests } from '@/server/booking-requests/list-booking-requests';
import { listUserListings } from '@/server/listings/list-user-listings';
import { listNewsArticles } from '@/server/news/list-news-articles';
import { getStatistics } from '@/server/statistics/get-statistics';

export const metadata: Metadata = { title: texts.title };

const hourNow = () => wallClockIn(PRODUCT_ZONE, new Date()).hour;

async function loadOverview(actor: Actor) {
  const params = { id: actor.id };
  const [requests, listings, statistics] = await Promise.all([
    listBookingRequests({ actor, params, query: { page: 1, limit: 1 } }),
    listUserListings('enabled', { actor, params, query: { page: 1, limit: listingsLookedThrough } }),
    getStatistics({ actor }),
  ]);
  return [
    [latestBookingRequestQuery(actor.id).queryKey, requests],
    [listingShelfQuery('enabled', actor.id, 1, listingsLookedThrough).queryKey, listings],
    [statisticsQuery(actor.id).queryKey, statistics.data],
  ] as const;
}

async function loadNews() {
  const news = await listNewsArticles({ query: { page: 1, limit: newsOnOverview } });
  return [[newsListQuery(1, newsOnOverview).queryKey, news]] as const;
}

/** The account at a glance (spec D §2); a co-landlord has no requests or listings of their own. */
export default async function OverviewPage() {
  const actor = await requirePageActor(route('dashboard.overview'));
  const isLandlord = actor.roleId === roles.landlord;
  const [own, news] = await Promise.all([isLandlord ? loadOverview(actor) : [], loadNews()]);
  return (
    <Prefetched data={[...own, ...news]}>
      <OverviewScreen
        user={{ id: actor.id, firstName: actor.firstName }}
        hour={hourNow()}
        isLandlord={isLandlord}
      />
    </Prefetched>
  );
}
