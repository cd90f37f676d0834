import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/languages';

export const { languageTexts } = texts<typeof nl>(
  'browse/languages',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
