import 'server-only';

import type { Prisma } from '@/prisma/generated/client';

/** An article as `serialize.ts` needs it. */
export const newsArticleSelect = {
  id: true,
  title: true,
  content: true,
  imageKey: true,
  createdAt: true,
} as const satisfies Prisma.NewsArticleSelect;

export type NewsArticleRow = Prisma.NewsArticleGetPayload<{ select: typeof newsArticleSelect }>;
