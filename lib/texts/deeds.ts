import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/deeds';
import * as en from '@/lib/texts/en/browse/deeds';
import * as fr from '@/lib/texts/fr/browse/deeds';
import * as nl from '@/lib/texts/nl/browse/deeds';

export const { deedTexts } = texts<typeof nl>(
  'browse/deeds',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
