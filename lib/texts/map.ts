import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/map';

export const { mapTexts } = texts<typeof nl>(
  'browse/map',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
