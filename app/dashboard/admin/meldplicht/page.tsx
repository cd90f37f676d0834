import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { readQuery } from '@/app/dashboard/read-query';
import type { PageSearch } from '@/app/dashboard/read-query';
import { showRefused } from '@/app/dashboard/show-refused';
import { ListHeading } from '@/components/layout/list-heading';
import { ReportsSection } from '@/components/short-stay-reports/reports-section';
import { AreasSection } from '@/components/short-stay/areas-section';
import { Alert } from '@/components/ui/alert';
import { pageQuery } from '@/lib/api/params';
import { route } from '@/lib/desk-paths';
import { reportPeriodsQuery } from '@/lib/short-stay-reports/desk-queries';
import { areasPerPage, areasQuery } from '@/lib/short-stay/queries';
import { shortStayTexts as texts } from '@/lib/texts/short-stay';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { hasEntryPoint } from '@/server/features/short-stay/client/entry-point';
import { listReports } from '@/server/features/short-stay-reports/list-reports';
import { listAreas } from '@/server/features/short-stay/list-areas';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: PageSearch;
}

/** What is read from and told to the entry point for short stays (docs/rules/short-stay-reports.md). */
export default async function ShortStaysPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.admin.short-stays'));
  if (!hasRight(actor, 'moderate')) return showRefused(actor);
  const { page } = await readQuery(pageQuery, searchParams);
  const [areas, reports] = await Promise.all([
    listAreas({ actor, query: { page, limit: areasPerPage } }),
    listReports({ actor }),
  ]);
  return (
    <Prefetched
      data={[
        [areasQuery(page).queryKey, areas],
        [reportPeriodsQuery().queryKey, reports],
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
    </Prefetched>
  );
}
