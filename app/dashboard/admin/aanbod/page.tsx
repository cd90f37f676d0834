import type { Metadata } from 'next';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { Prefetched } from '@/app/dashboard/prefetched';
import { ReviewScreen } from '@/components/moderation/review-screen';
import { pageQuery } from '@/lib/api/params';
import { reviewsPerPage, unapprovedQuery } from '@/lib/moderation/queries';
import { route } from '@/lib/paths';
import { moderationTexts as texts } from '@/lib/texts/moderation';
import { requirePageActor } from '@/server/auth/page-actor';
import { listUnapprovedListings } from '@/server/listings/list-unapproved-listings';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: Promise<{ page?: string | string[] }>;
}

/** The listing review page (spec D §2 'Admin'). */
export default async function AdminListingsPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.admin.listing.index'));
  if (!actor.isAdmin) return showNotFound();
  const page = pageQuery.shape.page.catch(1).parse((await searchParams).page);
  const list = await listUnapprovedListings({ actor, query: { page, limit: reviewsPerPage } });
  return (
    <Prefetched data={[[unapprovedQuery(page).queryKey, list]]}>
      <ReviewScreen page={page} />
    </Prefetched>
  );
}
