import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/ui-pagination';
import * as en from '@/lib/texts/en/browse/ui-pagination';
import * as fr from '@/lib/texts/fr/browse/ui-pagination';
import * as nl from '@/lib/texts/nl/browse/ui-pagination';

export const { paginationTexts } = texts<typeof nl>(
  'browse/ui-pagination',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
