import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/no-cards';
import * as en from '@/lib/texts/en/browse/no-cards';
import * as fr from '@/lib/texts/fr/browse/no-cards';
import * as nl from '@/lib/texts/nl/browse/no-cards';

export const { noCardsTexts } = texts<typeof nl>(
  'browse/no-cards',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
