import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/favorite-heart';
import * as en from '@/lib/texts/en/browse/favorite-heart';
import * as fr from '@/lib/texts/fr/browse/favorite-heart';
import * as nl from '@/lib/texts/nl/browse/favorite-heart';

export const { favoriteHeartTexts } = texts<typeof nl>(
  'browse/favorite-heart',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
