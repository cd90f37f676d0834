import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/search-form';
import * as en from '@/lib/texts/en/browse/search-form';
import * as fr from '@/lib/texts/fr/browse/search-form';
import * as nl from '@/lib/texts/nl/browse/search-form';

export const { searchFormTexts } = texts<typeof nl>(
  'browse/search-form',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
