import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/listing-sections';
import * as en from '@/lib/texts/en/browse/listing-sections';
import * as fr from '@/lib/texts/fr/browse/listing-sections';
import * as nl from '@/lib/texts/nl/browse/listing-sections';

export const { commissionRow, listingSectionTexts } = texts<typeof nl>(
  'browse/listing-sections',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
