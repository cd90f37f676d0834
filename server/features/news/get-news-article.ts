import 'server-only';

import type { NewsArticle } from '@/lib/news/contract';
import { prisma } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { newsArticleSelect } from '@/server/features/news/select';
import { toNewsArticle } from '@/server/features/news/serialize';

/** For a page: null if there is none. */
export async function findNewsArticle(id: number): Promise<NewsArticle | null> {
  const row = await prisma().newsArticle.findUnique({ where: { id }, select: newsArticleSelect });
  return row && toNewsArticle(row);
}

/**
 * GET /api/news-articles/{id}
 * @throws DomainError not_found
 */
export async function getNewsArticle({ params }: { params: { id: number } }): Promise<{ data: NewsArticle }> {
  const data = await findNewsArticle(params.id);
  if (!data) throw new DomainError('not_found');
  return { data };
}
