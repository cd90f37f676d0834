import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/reviews';
import * as en from '@/lib/texts/en/browse/reviews';
import * as fr from '@/lib/texts/fr/browse/reviews';
import * as nl from '@/lib/texts/nl/browse/reviews';

export const { reviewFigureTexts, reviewTexts } = texts<typeof nl>(
  'browse/reviews',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
