import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { readQuery } from '@/app/dashboard/read-query';
import type { PageSearch } from '@/app/dashboard/read-query';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { OwnChecksSection } from '@/components/short-stay-checks/own-checks-section';
import { OwnReportsScreen } from '@/components/short-stay-reports/own-reports-screen';
import { pageQuery } from '@/lib/api/params';
import { route } from '@/lib/desk-paths';
import { checksPerPage, ownChecksQuery } from '@/lib/short-stay-checks/queries';
import { ownReportsQuery, reportsPerPage } from '@/lib/short-stay-reports/desk-queries';
import { ownReportTexts as texts } from '@/lib/texts/short-stay-reports';
import { roles } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { listOwnChecks } from '@/server/features/short-stay-checks/list-own-checks';
import { listOwnReports } from '@/server/features/short-stay-reports/list-own-reports';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: PageSearch;
}

/** `?page=2` of the reports, `?checks=2` of the random checks. */
const pagesQuery = pageQuery.extend({ checks: pageQuery.shape.page });

/**
 * What was reported to authorities about a landlord's homes, and what their checks found
 * (docs/rules/short-stay-reports.md#reports).
 */
export default async function StayReportsPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.stay-reports'));
  if (actor.roleId !== roles.landlord) return showNotFound();
  const { page, checks } = await readQuery(pagesQuery, searchParams);
  const [reports, found] = await Promise.all([
    listOwnReports({ actor, query: { page, limit: reportsPerPage } }),
    listOwnChecks({ actor, query: { page: checks, limit: checksPerPage } }),
  ]);
  return (
    <Prefetched
      data={[
        [ownReportsQuery(page).queryKey, reports],
        [ownChecksQuery(checks).queryKey, found],
      ]}
    >
      <OwnReportsScreen page={page} />
      <OwnChecksSection page={checks} />
    </Prefetched>
  );
}
