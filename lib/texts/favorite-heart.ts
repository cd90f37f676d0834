import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/favorite-heart';

export const { favoriteHeartTexts } = texts<typeof nl>(
  'browse/favorite-heart',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
