import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/map';
import * as en from '@/lib/texts/en/browse/map';
import * as fr from '@/lib/texts/fr/browse/map';
import * as nl from '@/lib/texts/nl/browse/map';

export const { mapTexts } = texts<typeof nl>(
  'browse/map',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
