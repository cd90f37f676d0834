import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/share';
import * as en from '@/lib/texts/en/browse/share';
import * as fr from '@/lib/texts/fr/browse/share';
import * as nl from '@/lib/texts/nl/browse/share';

export const { shareTexts } = texts<typeof nl>(
  'browse/share',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
