import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { readQuery } from '@/app/dashboard/read-query';
import type { PageSearch } from '@/app/dashboard/read-query';
import { showRefused } from '@/app/dashboard/show-refused';
import { InboxScreen } from '@/components/inbox/inbox-screen';
import { route } from '@/lib/desk-paths';
import { inboxQuery } from '@/lib/inbox/contract';
import { inboxListQuery, threadsPerPage } from '@/lib/inbox/queries';
import { inboxTexts as texts } from '@/lib/texts/inbox';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { listThreads } from '@/server/features/inbox/list-threads';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: PageSearch;
}

/** What visitors wrote to the site (docs/rules/inbox.md). */
export default async function InboxPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.admin.inbox'));
  if (!hasRight(actor, 'inbox')) return showRefused(actor);
  const query = { ...(await readQuery(inboxQuery, searchParams)), limit: threadsPerPage };
  const filter = { state: query.state ?? null, assignee: query.assignee ?? null, q: query.q };
  const list = await listThreads({ actor, query });
  return (
    <Prefetched data={[[inboxListQuery(filter, query.page).queryKey, list]]}>
      <InboxScreen filter={filter} page={query.page} userId={actor.id} />
    </Prefetched>
  );
}
