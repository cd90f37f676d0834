import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { OwnReviewsScreen } from '@/components/reviews/own-reviews-screen';
import { pageQuery } from '@/lib/api/params';
import { route } from '@/lib/desk-paths';
import { ownReviewsPerPage, ownReviewsQuery } from '@/lib/reviews/queries';
import { reviewDeskTexts as texts } from '@/lib/texts/review-desk';
import { requirePageActor } from '@/server/auth/page-actor';
import { mayHaveRequests } from '@/server/features/requests/policy';
import { listOwnReviews } from '@/server/features/reviews/list-own-reviews';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: Promise<{ page?: string | string[] }>;
}

/** Reviews of the user's own listings; opening the page marks them as read. */
export default async function OwnReviewsPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.review.index'));
  if (!mayHaveRequests(actor)) return showNotFound();
  const page = pageQuery.shape.page.catch(1).parse((await searchParams).page);
  const query = { page, limit: ownReviewsPerPage };
  const list = await listOwnReviews({ actor, params: { id: actor.id }, query });
  return (
    <Prefetched data={[[ownReviewsQuery(actor.id, page).queryKey, list]]}>
      <OwnReviewsScreen user={{ id: actor.id, firstName: actor.firstName }} page={page} />
    </Prefetched>
  );
}
