import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { readQuery } from '@/app/dashboard/read-query';
import type { PageSearch } from '@/app/dashboard/read-query';
import { showRefused } from '@/app/dashboard/show-refused';
import { ListHeading } from '@/components/layout/list-heading';
import { ReportsSection } from '@/components/short-stay-reports/reports-section';
import { AreasSection } from '@/components/short-stay/areas-section';
import { ChecksSection } from '@/components/short-stay-checks/checks-section';
import { Alert } from '@/components/ui/alert';
import { pageQuery } from '@/lib/api/params';
import { route } from '@/lib/desk-paths';
import { reportPeriodsQuery } from '@/lib/short-stay-reports/desk-queries';
import { areasPerPage, areasQuery } from '@/lib/short-stay/queries';
import { checksPerPage, checksQuery } from '@/lib/short-stay-checks/queries';
import { shortStayTexts as texts } from '@/lib/texts/short-stay';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { hasEntryPoint } from '@/server/features/short-stay/client/entry-point';
import { listReports } from '@/server/features/short-stay-reports/list-reports';
import { listAreas } from '@/server/features/short-stay/list-areas';
import { hasChecks } from '@/server/features/short-stay-checks/has-checks';
import { listChecks } from '@/server/features/short-stay-checks/list-checks';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: PageSearch;
}

/** `?page=2` of the areas, `?draws=2` of the random checks. */
const pagesQuery = pageQuery.extend({ draws: pageQuery.shape.page });

/** What is read from and reported to the entry point for short stays (docs/rules/short-stay-reports.md). */
export default async function ShortStaysPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.admin.short-stays'));
  if (!hasRight(actor, 'moderate')) return showRefused(actor);
  const { page, draws } = await readQuery(pagesQuery, searchParams);
  const [areas, reports, checks] = await Promise.all([
    listAreas({ actor, query: { page, limit: areasPerPage } }),
    listReports({ actor }),
    listChecks({ actor, query: { page: draws, limit: checksPerPage } }),
  ]);
  return (
    <Prefetched
      data={[
        [areasQuery(page).queryKey, areas],
        [reportPeriodsQuery().queryKey, reports],
        [checksQuery(draws).queryKey, checks],
      ]}
    >
      <ListHeading title={texts.title} about={texts.intro} />
      {!hasEntryPoint() && (
        <Alert tone="info" className="mb-6">
          {texts.unset}
        </Alert>
      )}
      <ReportsSection />
      <AreasSection page={page} isSet={hasEntryPoint()} />
      <ChecksSection page={draws} isAvailable={hasChecks()} />
    </Prefetched>
  );
}
