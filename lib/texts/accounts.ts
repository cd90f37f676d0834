import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/accounts';
import * as en from '@/lib/texts/en/ask/accounts';
import * as fr from '@/lib/texts/fr/ask/accounts';
import * as nl from '@/lib/texts/nl/ask/accounts';

export const { accountTexts } = texts<typeof nl>(
  'ask/accounts',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
