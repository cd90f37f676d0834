import type { NewsArticle, Prisma } from '@/prisma/generated/client';
import { prisma } from '@/server/db';

/** An article without an image. */
export function makeNewsArticle(
  overrides: Partial<Prisma.NewsArticleUncheckedCreateInput> = {},
): Promise<NewsArticle> {
  return prisma().newsArticle.create({
    data: { title: 'Het seizoen begint', content: '<p>Zet uw kalender klaar.</p>', ...overrides },
  });
}
