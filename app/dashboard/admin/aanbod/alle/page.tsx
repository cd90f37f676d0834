import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { readQuery } from '@/app/dashboard/read-query';
import type { PageSearch } from '@/app/dashboard/read-query';
import { showRefused } from '@/app/dashboard/show-refused';
import { ListingsScreen } from '@/components/find/listings-screen';
import { askedOf } from '@/lib/find/asked-of';
import { listingFindQuery } from '@/lib/find/contract';
import { foundListingsQuery } from '@/lib/find/queries';
import { route } from '@/lib/desk-paths';
import { findListingsTexts as texts } from '@/lib/texts/find';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { findListingPage } from '@/server/features/find/list-listings';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: PageSearch;
}

/** Every home of the site, for admins (docs/rules/find.md#homes). */
export default async function AllListingsPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.admin.listing.all'));
  if (!hasRight(actor, 'find')) return showRefused(actor);
  const query = await readQuery(listingFindQuery, searchParams);
  const asked = askedOf(query);
  const list = await findListingPage({ actor, query });
  return (
    <Prefetched data={[[foundListingsQuery({ ...asked, page: String(query.page) }).queryKey, list]]}>
      <ListingsScreen asked={asked} page={query.page} />
    </Prefetched>
  );
}
