import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/ui-pagination';

export const { paginationTexts } = texts<typeof nl>(
  'browse/ui-pagination',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
