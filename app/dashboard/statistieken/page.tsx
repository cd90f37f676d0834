import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { StatisticsScreen } from '@/components/statistics/statistics-screen';
import { todayIn } from '@/lib/dates/day';
import { route } from '@/lib/desk-paths';
import { oneYear, twoYears } from '@/lib/statistics/months';
import { listingFiguresQuery, listingsAtOnce, seriesQuery, statisticsQuery } from '@/lib/statistics/queries';
import { readShownFigures } from '@/lib/statistics/read-screen';
import { statisticsTexts as texts } from '@/lib/texts/statistics';
import { requirePageActor } from '@/server/auth/page-actor';
import { findOwnListing } from '@/server/features/statistics/own-listing';
import { getSeries, listListingFigures } from '@/server/features/statistics/get-series';
import { getStatistics } from '@/server/features/statistics/get-statistics';
import { mayHaveStatistics } from '@/server/features/statistics/policy';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Statistics of the user's own listings (docs/rules/statistics.md). */
export default async function StatisticsPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.statistics'));
  if (!mayHaveStatistics(actor)) return showNotFound();
  const thisYear = Number(todayIn().slice(0, 4));
  const asked = readShownFigures(await searchParams, thisYear);
  // A listing that was deleted, or belongs to somebody else, is ignored.
  const listingId = asked.listingId === null ? null : await findOwnListing(actor, asked.listingId);
  const { year } = asked;
  const [statistics, series, listings] = await Promise.all([
    getStatistics({ actor }),
    getSeries({ actor, query: { ...twoYears(year), listing_id: listingId ?? undefined } }),
    listListingFigures({ actor, query: { ...oneYear(year), page: 1, limit: listingsAtOnce } }),
  ]);
  return (
    <Prefetched
      data={[
        [statisticsQuery(actor.id).queryKey, statistics.data],
        [seriesQuery(actor.id, year, listingId).queryKey, series.data],
        [listingFiguresQuery(actor.id, year).queryKey, listings],
      ]}
    >
      <StatisticsScreen userId={actor.id} shown={{ year, listingId }} thisYear={thisYear} />
    </Prefetched>
  );
}
