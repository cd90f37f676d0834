import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/reviews';

export const { reviewFigureTexts, reviewTexts } = texts<typeof nl>(
  'browse/reviews',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
