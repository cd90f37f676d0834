import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { readQuery } from '@/app/dashboard/read-query';
import type { PageSearch } from '@/app/dashboard/read-query';
import { showRefused } from '@/app/dashboard/show-refused';
import { AlertListScreen } from '@/components/search-alerts/alert-list-screen';
import { route } from '@/lib/desk-paths';
import { searchAlertListQuery } from '@/lib/search-alerts/contract';
import { alertsPerPage, searchAlertsQuery } from '@/lib/search-alerts/queries';
import { searchAlertListTexts as texts } from '@/lib/texts/search-alert-list';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { listSearchAlerts } from '@/server/features/search-alerts/list-search-alerts';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: PageSearch;
}

/** Visitors' search alerts (docs/rules/search-alerts.md#the-admins-list). */
export default async function SearchAlertsPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.admin.search-alerts'));
  if (!hasRight(actor, 'alerts')) return showRefused(actor);
  const query = { ...(await readQuery(searchAlertListQuery, searchParams)), limit: alertsPerPage };
  const filter = { state: query.state ?? null, search: query.search };
  const list = await listSearchAlerts({ actor, query });
  return (
    <Prefetched data={[[searchAlertsQuery(filter, query.page).queryKey, list]]}>
      <AlertListScreen filter={filter} page={query.page} />
    </Prefetched>
  );
}
