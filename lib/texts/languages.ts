import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/languages';
import * as en from '@/lib/texts/en/browse/languages';
import * as fr from '@/lib/texts/fr/browse/languages';
import * as nl from '@/lib/texts/nl/browse/languages';

export const { languageTexts } = texts<typeof nl>(
  'browse/languages',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
