import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/card-photos';
import * as en from '@/lib/texts/en/browse/card-photos';
import * as fr from '@/lib/texts/fr/browse/card-photos';
import * as nl from '@/lib/texts/nl/browse/card-photos';

export const { cardPhotosTexts } = texts<typeof nl>(
  'browse/card-photos',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
