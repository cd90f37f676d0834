import { texts } from '@/lib/languages/texts';
import * as en from '@/lib/texts/en/ask/thank-you';
import * as nl from '@/lib/texts/nl/ask/thank-you';

export const { thankYouTexts } = texts<typeof nl>(
  'ask/thank-you',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en } : null,
);
