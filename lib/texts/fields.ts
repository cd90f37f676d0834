import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/fields';
import * as en from '@/lib/texts/en/ask/fields';
import * as fr from '@/lib/texts/fr/ask/fields';
import * as nl from '@/lib/texts/nl/ask/fields';

export const { fieldLabels, validationTexts } = texts<typeof nl>(
  'ask/fields',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
