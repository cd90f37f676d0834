import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { readQuery } from '@/app/dashboard/read-query';
import type { PageSearch } from '@/app/dashboard/read-query';
import { showRefused } from '@/app/dashboard/show-refused';
import { LicencesScreen } from '@/components/licence-states/licences-screen';
import { pageQuery } from '@/lib/api/params';
import { route } from '@/lib/desk-paths';
import { doubtfulLicencesQuery, licencesPerPage } from '@/lib/licence-states/queries';
import { licenceStateTexts as texts } from '@/lib/texts/licence-states';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { listDoubtfulLicences } from '@/server/features/licence-states/list-doubtful-licences';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: PageSearch;
}

/** Homes whose licence number is not as it should be (docs/rules/lodging-register.md#assessment). */
export default async function LicencesPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.admin.licences'));
  if (!hasRight(actor, 'find')) return showRefused(actor);
  const query = { ...(await readQuery(pageQuery, searchParams)), limit: licencesPerPage };
  const list = await listDoubtfulLicences({ query });
  return (
    <Prefetched data={[[doubtfulLicencesQuery(query.page).queryKey, list]]}>
      <LicencesScreen page={query.page} />
    </Prefetched>
  );
}
