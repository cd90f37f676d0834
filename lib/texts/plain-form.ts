import { texts } from '@/lib/languages/texts';
import * as en from '@/lib/texts/en/ask/plain-form';
import * as nl from '@/lib/texts/nl/ask/plain-form';

export const { plainFormTexts } = texts<typeof nl>(
  'ask/plain-form',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en } : null,
);
