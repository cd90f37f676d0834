import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { NewsFormScreen } from '@/components/news/news-form-screen';
import { idText } from '@/lib/api/params';
import { newsArticleQuery } from '@/lib/news/queries';
import { route } from '@/lib/desk-paths';
import { newsTexts as texts } from '@/lib/texts/news';
import { requirePageActor } from '@/server/auth/page-actor';
import { findNewsArticle } from '@/server/features/news/get-news-article';
import { mayWriteNews } from '@/server/features/news/policy';

export const metadata: Metadata = { title: texts.editTitle };

interface PageProps {
  params: Promise<{ id: string }>;
}

/** The form to edit an article, for admins (docs/rules/news.md). */
export default async function NewsEditPage({ params }: PageProps) {
  const { id } = await params;
  const actor = await requirePageActor(route('dashboard.news.edit', { id }));
  if (!mayWriteNews(actor)) return showNotFound();
  const number = idText.safeParse(id);
  const article = number.success ? await findNewsArticle(number.data) : null;
  if (!article) return showNotFound(texts.notFound);
  return (
    <Prefetched data={[[newsArticleQuery(article.id).queryKey, article]]}>
      <NewsFormScreen id={article.id} />
    </Prefetched>
  );
}
