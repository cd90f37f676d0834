import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/contact';
import * as en from '@/lib/texts/en/ask/contact';
import * as fr from '@/lib/texts/fr/ask/contact';
import * as nl from '@/lib/texts/nl/ask/contact';

export const { contactTexts } = texts<typeof nl>(
  'ask/contact',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
