import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { readQuery } from '@/app/dashboard/read-query';
import type { PageSearch } from '@/app/dashboard/read-query';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { OwnReportsScreen } from '@/components/short-stay-reports/own-reports-screen';
import { pageQuery } from '@/lib/api/params';
import { route } from '@/lib/desk-paths';
import { ownReportsQuery, reportsPerPage } from '@/lib/short-stay-reports/desk-queries';
import { ownReportTexts as texts } from '@/lib/texts/short-stay-reports';
import { roles } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { listOwnReports } from '@/server/features/short-stay-reports/list-own-reports';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: PageSearch;
}

/** What was reported to authorities of a landlord's homes (docs/rules/short-stay-reports.md#reports). */
export default async function StayReportsPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.stay-reports'));
  if (actor.roleId !== roles.landlord) return showNotFound();
  const { page } = await readQuery(pageQuery, searchParams);
  const reports = await listOwnReports({ actor, query: { page, limit: reportsPerPage } });
  return (
    <Prefetched data={[[ownReportsQuery(page).queryKey, reports]]}>
      <OwnReportsScreen page={page} />
    </Prefetched>
  );
}
