import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { StatisticsScreen } from '@/components/statistics/statistics-screen';
import { todayIn } from '@/lib/dates/day';
import { route } from '@/lib/paths';
import { oneYear, twoYears } from '@/lib/statistics/months';
import { homeFiguresQuery, homesAtOnce, seriesQuery, statisticsQuery } from '@/lib/statistics/queries';
import { readShownFigures } from '@/lib/statistics/read-screen';
import { statisticsTexts as texts } from '@/lib/texts/statistics';
import { requirePageActor } from '@/server/auth/page-actor';
import { findOwnHome } from '@/server/features/statistics/own-home';
import { getSeries, listHomeFigures } from '@/server/features/statistics/get-series';
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
  const listingId = asked.listingId === null ? null : await findOwnHome(actor, asked.listingId);
  const { year } = asked;
  const [statistics, series, homes] = await Promise.all([
    getStatistics({ actor }),
    getSeries({ actor, query: { ...twoYears(year), listing_id: listingId ?? undefined } }),
    listHomeFigures({ actor, query: { ...oneYear(year), page: 1, limit: homesAtOnce } }),
  ]);
  return (
    <Prefetched
      data={[
        [statisticsQuery(actor.id).queryKey, statistics.data],
        [seriesQuery(actor.id, year, listingId).queryKey, series.data],
        [homeFiguresQuery(actor.id, year).queryKey, homes],
      ]}
    >
      <StatisticsScreen userId={actor.id} shown={{ year, listingId }} thisYear={thisYear} />
    </Prefetched>
  );
}
