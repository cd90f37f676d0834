import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { StatisticsScreen } from '@/components/statistics/statistics-screen';
import { route } from '@/lib/paths';
import { statisticsQuery } from '@/lib/statistics/queries';
import { statisticsTexts as texts } from '@/lib/texts/statistics';
import { requirePageActor } from '@/server/auth/page-actor';
import { getStatistics } from '@/server/statistics/get-statistics';
import { mayHaveStatistics } from '@/server/statistics/policy';

export const metadata: Metadata = { title: texts.title };

/** The figures of one's own homes (docs/rules/statistics.md). */
export default async function StatisticsPage() {
  const actor = await requirePageActor(route('dashboard.statistics'));
  if (!mayHaveStatistics(actor)) return showNotFound();
  const { data } = await getStatistics({ actor });
  return (
    <Prefetched data={[[statisticsQuery(actor.id).queryKey, data]]}>
      <StatisticsScreen userId={actor.id} />
    </Prefetched>
  );
}
