import { requiredLine } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { ARTICLE_MAX, grounds } from '@/lib/decisions/measures';
import type { Ground } from '@/lib/decisions/measures';
import { lawArticleTexts } from '@/lib/texts/law-article';

const clear = (value: unknown) => (value === '' || value === null ? undefined : value);

/** For every call that takes a measure: its ground, and the article of the law or the terms. Both may be left out. */
export const groundFields = {
  ground: z.preprocess(clear, z.enum(grounds).optional()),
  article: z.preprocess(clear, requiredLine(ARTICLE_MAX).optional()),
};

/** For `superRefine` of a body with these fields: the terms have a default article, the law has none. */
export function needLawArticle(
  { ground, article }: { ground?: Ground; article?: string },
  context: z.RefinementCtx,
): void {
  if (ground === 'law' && article === undefined)
    context.addIssue({ code: 'custom', path: ['article'], message: lawArticleTexts.missing });
}
