import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/push';
import * as en from '@/lib/texts/en/ask/push';
import * as fr from '@/lib/texts/fr/ask/push';
import * as nl from '@/lib/texts/nl/ask/push';

export const { pushTexts } = texts<typeof nl>(
  'ask/push',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
