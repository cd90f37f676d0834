import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/suggestions';

export const { suggestionTexts } = texts<typeof nl>(
  'browse/suggestions',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
