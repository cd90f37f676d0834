import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/favorites-compare';
import * as en from '@/lib/texts/en/browse/favorites-compare';
import * as fr from '@/lib/texts/fr/browse/favorites-compare';
import * as nl from '@/lib/texts/nl/browse/favorites-compare';

export const { favoritesCompareTexts } = texts<typeof nl>(
  'browse/favorites-compare',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
