import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/translator/translation';
import * as en from '@/lib/texts/en/translator/translation';
import * as fr from '@/lib/texts/fr/translator/translation';
import * as nl from '@/lib/texts/nl/translator/translation';

export const { translationFaultTexts, translationTexts } = texts<typeof nl>(
  'translator/translation',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
