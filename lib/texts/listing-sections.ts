import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/listing-sections';

export const { commissionRow, listingSectionTexts } = texts<typeof nl>(
  'browse/listing-sections',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
