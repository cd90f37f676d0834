import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { readQuery } from '@/app/dashboard/read-query';
import type { PageSearch } from '@/app/dashboard/read-query';
import { showRefused } from '@/app/dashboard/show-refused';
import { NoticesScreen } from '@/components/notices/notices-screen';
import { pageQuery } from '@/lib/api/params';
import { z } from '@/lib/api/zod';
import { appealsQuery } from '@/lib/decisions/queries';
import { route } from '@/lib/desk-paths';
import { noticeLists } from '@/lib/notices/lists';
import { noticesPerPage, noticesQuery } from '@/lib/notices/queries';
import { noticeDeskTexts as texts } from '@/lib/texts/notice-desk';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { listAppeals } from '@/server/features/decisions/list-appeals';
import { listNotices } from '@/server/features/notices/list-notices';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: PageSearch;
}

const pageInput = pageQuery.extend({ state: z.enum(noticeLists).optional().default('open') });

/** The queue of notices, and the appeals (docs/rules/notices.md#decision). */
export default async function NoticesPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.admin.notices'));
  if (!hasRight(actor, 'moderate')) return showRefused(actor);
  const { state, page } = await readQuery(pageInput, searchParams);
  const query = { page, limit: noticesPerPage };
  return (
    <Prefetched
      data={[
        state === 'appeals'
          ? [appealsQuery(page).queryKey, await listAppeals({ actor, query })]
          : [noticesQuery(state, page).queryKey, await listNotices({ actor, query: { ...query, state } })],
      ]}
    >
      <NoticesScreen shown={state} page={page} />
    </Prefetched>
  );
}
