import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/favorites';

export const { favoritesPageTexts } = texts<typeof nl>(
  'browse/favorites',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
