import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/favorites-compare';

export const { favoritesCompareTexts } = texts<typeof nl>(
  'browse/favorites-compare',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
