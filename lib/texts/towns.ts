import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/towns';

export const { townWords, propertyTypeCounts, townTexts } = texts<typeof nl>(
  'browse/towns',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
