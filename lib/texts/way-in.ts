import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/way-in';
import * as en from '@/lib/texts/en/ask/way-in';
import * as fr from '@/lib/texts/fr/ask/way-in';
import * as nl from '@/lib/texts/nl/ask/way-in';

export const { wayInTexts } = texts<typeof nl>(
  'ask/way-in',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
