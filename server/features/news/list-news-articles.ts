import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { PageQuery } from '@/lib/api/params';
import type { NewsArticlePage } from '@/lib/news/contract';
import { prisma } from '@/server/db';
import { newsArticleSelect } from '@/server/features/news/select';
import { toNewsArticle } from '@/server/features/news/serialize';

/** GET /api/news-articles: a page of the news, the newest first. */
export async function listNewsArticles({ query }: { query: PageQuery }): Promise<NewsArticlePage> {
  const [rows, total] = await Promise.all([
    prisma().newsArticle.findMany({
      select: newsArticleSelect,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: (query.page - 1) * query.limit,
      take: query.limit,
    }),
    prisma().newsArticle.count(),
  ]);
  return toPage({
    items: rows.map(toNewsArticle),
    page: query.page,
    perPage: query.limit,
    total,
    path: '/api/news-articles',
    query: { limit: String(query.limit) },
  });
}
