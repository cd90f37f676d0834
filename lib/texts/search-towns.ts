import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/search-towns';
import * as en from '@/lib/texts/en/browse/search-towns';
import * as fr from '@/lib/texts/fr/browse/search-towns';
import * as nl from '@/lib/texts/nl/browse/search-towns';

export const { townIntroTexts } = texts<typeof nl>(
  'browse/search-towns',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
