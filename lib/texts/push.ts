import { texts } from '@/lib/languages/texts';
import * as en from '@/lib/texts/en/ask/push';
import * as nl from '@/lib/texts/nl/ask/push';

export const { pushTexts } = texts<typeof nl>(
  'ask/push',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en } : null,
);
