import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/stay-total';

export const { stayTotalTexts } = texts<typeof nl>(
  'browse/stay-total',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
