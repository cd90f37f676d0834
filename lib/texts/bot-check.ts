import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/bot-check';
import * as en from '@/lib/texts/en/ask/bot-check';
import * as fr from '@/lib/texts/fr/ask/bot-check';
import * as nl from '@/lib/texts/nl/ask/bot-check';

export const { botCheckTexts } = texts<typeof nl>(
  'ask/bot-check',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
