import { texts } from '@/lib/languages/texts';
import * as en from '@/lib/texts/en/ask/bot-check';
import * as nl from '@/lib/texts/nl/ask/bot-check';

export const { botCheckTexts } = texts<typeof nl>(
  'ask/bot-check',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en } : null,
);
