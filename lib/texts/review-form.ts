import { texts } from '@/lib/languages/texts';
import * as en from '@/lib/texts/en/ask/review-form';
import * as nl from '@/lib/texts/nl/ask/review-form';

export const { reviewFormTexts } = texts<typeof nl>(
  'ask/review-form',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en } : null,
);
