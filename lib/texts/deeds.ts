import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/deeds';

export const { deedTexts } = texts<typeof nl>(
  'browse/deeds',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
