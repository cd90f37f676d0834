import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/thank-you';
import * as en from '@/lib/texts/en/ask/thank-you';
import * as fr from '@/lib/texts/fr/ask/thank-you';
import * as nl from '@/lib/texts/nl/ask/thank-you';

export const { thankYouTexts } = texts<typeof nl>(
  'ask/thank-you',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
