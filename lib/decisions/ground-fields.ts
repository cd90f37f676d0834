import { requiredLine } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { ARTICLE_MAX, grounds } from '@/lib/decisions/measures';

const clear = (value: unknown) => (value === '' || value === null ? undefined : value);

/** Of any call that takes a measure: on which ground, and which article of the law or the terms. Both may be left out. */
export const groundFields = {
  ground: z.preprocess(clear, z.enum(grounds).optional()),
  article: z.preprocess(clear, requiredLine(ARTICLE_MAX).optional()),
};
