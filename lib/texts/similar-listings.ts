import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/similar-listings';
import * as en from '@/lib/texts/en/browse/similar-listings';
import * as fr from '@/lib/texts/fr/browse/similar-listings';
import * as nl from '@/lib/texts/nl/browse/similar-listings';

export const { similarListingsTexts } = texts<typeof nl>(
  'browse/similar-listings',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
