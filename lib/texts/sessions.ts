import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/sessions';
import * as en from '@/lib/texts/en/ask/sessions';
import * as fr from '@/lib/texts/fr/ask/sessions';
import * as nl from '@/lib/texts/nl/ask/sessions';

export const { sessionTexts } = texts<typeof nl>(
  'ask/sessions',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
