import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/logout';
import * as en from '@/lib/texts/en/ask/logout';
import * as fr from '@/lib/texts/fr/ask/logout';
import * as nl from '@/lib/texts/nl/ask/logout';

export const { logoutTexts } = texts<typeof nl>(
  'ask/logout',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
