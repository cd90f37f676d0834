import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/share';

export const { shareTexts } = texts<typeof nl>(
  'browse/share',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
