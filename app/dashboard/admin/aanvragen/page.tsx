import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { readQuery } from '@/app/dashboard/read-query';
import type { PageSearch } from '@/app/dashboard/read-query';
import { showRefused } from '@/app/dashboard/show-refused';
import { RequestsScreen } from '@/components/find/requests-screen';
import { askedOf } from '@/lib/find/asked-of';
import { requestFindQuery } from '@/lib/find/contract';
import { foundRequestsQuery } from '@/lib/find/queries';
import { route } from '@/lib/desk-paths';
import { findRequestsTexts as texts } from '@/lib/texts/find';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { findRequestPage } from '@/server/features/find/list-booking-requests';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: PageSearch;
}

/** Every request of the site, for admins (docs/rules/find.md#requests). */
export default async function AllRequestsPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.admin.booking-request.index'));
  if (!hasRight(actor, 'find')) return showRefused(actor);
  const query = await readQuery(requestFindQuery, searchParams);
  const asked = askedOf(query);
  const list = await findRequestPage({ actor, query });
  return (
    <Prefetched data={[[foundRequestsQuery({ ...asked, page: String(query.page) }).queryKey, list]]}>
      <RequestsScreen asked={asked} page={query.page} />
    </Prefetched>
  );
}
