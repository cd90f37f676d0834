import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showRefused } from '@/app/dashboard/show-refused';
import { ModeratedReviewsScreen } from '@/components/reviews/moderated-reviews-screen';
import { pageQuery } from '@/lib/api/params';
import { route } from '@/lib/desk-paths';
import { moderatedReviewLists } from '@/lib/reviews/limits';
import { moderatedReviewsQuery, ownReviewsPerPage } from '@/lib/reviews/queries';
import { reviewDeskTexts as texts } from '@/lib/texts/review-desk';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { listModeratedReviews } from '@/server/features/reviews/list-moderated-reviews';

export const metadata: Metadata = { title: texts.moderationTitle };

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Reviews: reported by landlords, hidden, and all. */
export default async function ModeratedReviewsPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.admin.review.index'));
  if (!hasRight(actor, 'moderate')) return showRefused(actor);
  const { page: asked, [texts.listParameter]: name } = await searchParams;
  const list = moderatedReviewLists.find((known) => texts.listValues[known] === name) ?? 'reported';
  const page = pageQuery.shape.page.catch(1).parse(asked);
  const data = await listModeratedReviews({ query: { list, page, limit: ownReviewsPerPage } });
  return (
    <Prefetched data={[[moderatedReviewsQuery(list, page).queryKey, data]]}>
      <ModeratedReviewsScreen list={list} page={page} />
    </Prefetched>
  );
}
