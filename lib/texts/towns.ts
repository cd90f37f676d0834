import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/towns';
import * as en from '@/lib/texts/en/browse/towns';
import * as fr from '@/lib/texts/fr/browse/towns';
import * as nl from '@/lib/texts/nl/browse/towns';

export const { townWords, propertyTypeCounts, townTexts } = texts<typeof nl>(
  'browse/towns',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
