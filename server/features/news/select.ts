import 'server-only';

import type { Prisma } from '@/prisma/generated/client';

/** The article columns that `serialize.ts` needs. */
export const newsArticleSelect = {
  id: true,
  title: true,
  content: true,
  imageKey: true,
  createdAt: true,
} as const satisfies Prisma.NewsArticleSelect;

export type NewsArticleRow = Prisma.NewsArticleGetPayload<{ select: typeof newsArticleSelect }>;
