import { texts } from '@/lib/languages/texts';
import * as en from '@/lib/texts/en/ask/accounts';
import * as nl from '@/lib/texts/nl/ask/accounts';

export const { accountTexts } = texts<typeof nl>(
  'ask/accounts',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en } : null,
);
