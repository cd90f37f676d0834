import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { readQuery } from '@/app/dashboard/read-query';
import type { PageSearch } from '@/app/dashboard/read-query';
import { DecisionsScreen } from '@/components/decisions/decisions-screen';
import { pageQuery } from '@/lib/api/params';
import { decisionsPerPage, decisionsQuery } from '@/lib/decisions/queries';
import { route } from '@/lib/desk-paths';
import { decisionTexts as texts } from '@/lib/texts/decisions';
import { requirePageActor } from '@/server/auth/page-actor';
import { listOwnDecisions } from '@/server/features/decisions/list-own-decisions';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: PageSearch;
}

/** What admins decided about the user's homes and account (docs/rules/decisions.md). */
export default async function DecisionsPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.decisions'));
  const query = { ...(await readQuery(pageQuery, searchParams)), limit: decisionsPerPage };
  const list = await listOwnDecisions({ actor, query });
  return (
    <Prefetched data={[[decisionsQuery(query.page).queryKey, list]]}>
      <DecisionsScreen page={query.page} />
    </Prefetched>
  );
}
