import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showRefused } from '@/app/dashboard/show-refused';
import { ReviewScreen } from '@/components/moderation/review-screen';
import { pageQuery } from '@/lib/api/params';
import { changedQuery, reviewListParameter, reviewsPerPage, unapprovedQuery } from '@/lib/moderation/queries';
import { route } from '@/lib/desk-paths';
import { moderationTexts as texts } from '@/lib/texts/moderation';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { listChangedListings } from '@/server/features/listings/list-changed-listings';
import { listUnapprovedListings } from '@/server/features/listings/list-unapproved-listings';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The review of listings: those waiting for approval, or those changed since they were approved. */
export default async function AdminListingsPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.admin.listing.index'));
  if (!hasRight(actor, 'moderate')) return showRefused(actor);
  const { page: asked, [reviewListParameter]: name } = await searchParams;
  const list = name === texts.changedParameter ? 'changed' : 'waiting';
  const page = pageQuery.shape.page.catch(1).parse(asked);
  const query = { page, limit: reviewsPerPage };
  const found =
    list === 'waiting'
      ? ([unapprovedQuery(page).queryKey, await listUnapprovedListings({ actor, query })] as const)
      : ([changedQuery(page).queryKey, await listChangedListings({ query })] as const);
  return (
    <Prefetched data={[found]}>
      <ReviewScreen list={list} page={page} />
    </Prefetched>
  );
}
