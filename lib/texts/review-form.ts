import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/review-form';
import * as en from '@/lib/texts/en/ask/review-form';
import * as fr from '@/lib/texts/fr/ask/review-form';
import * as nl from '@/lib/texts/nl/ask/review-form';

export const { reviewFormTexts } = texts<typeof nl>(
  'ask/review-form',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
