import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/favorites';
import * as en from '@/lib/texts/en/browse/favorites';
import * as fr from '@/lib/texts/fr/browse/favorites';
import * as nl from '@/lib/texts/nl/browse/favorites';

export const { favoritesPageTexts } = texts<typeof nl>(
  'browse/favorites',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
