import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/suggestions';
import * as en from '@/lib/texts/en/browse/suggestions';
import * as fr from '@/lib/texts/fr/browse/suggestions';
import * as nl from '@/lib/texts/nl/browse/suggestions';

export const { suggestionTexts } = texts<typeof nl>(
  'browse/suggestions',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
