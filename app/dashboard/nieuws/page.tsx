import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { NewsScreen } from '@/components/news/news-screen';
import { pageQuery } from '@/lib/api/params';
import { newsListQuery, newsPerPage } from '@/lib/news/queries';
import { route } from '@/lib/desk-paths';
import { newsTexts as texts } from '@/lib/texts/news';
import { requirePageActor } from '@/server/auth/page-actor';
import { listNewsArticles } from '@/server/features/news/list-news-articles';
import { mayWriteNews } from '@/server/features/news/policy';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: Promise<{ page?: string | string[] }>;
}

/** News articles, for signed-in users (docs/rules/news.md). */
export default async function NewsPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.news.index'));
  const page = pageQuery.shape.page.catch(1).parse((await searchParams).page);
  const list = await listNewsArticles({ query: { page, limit: newsPerPage } });
  return (
    <Prefetched data={[[newsListQuery(page).queryKey, list]]}>
      <NewsScreen page={page} canWrite={mayWriteNews(actor)} />
    </Prefetched>
  );
}
