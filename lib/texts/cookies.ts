import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/shell/cookies';
import * as en from '@/lib/texts/en/shell/cookies';
import * as fr from '@/lib/texts/fr/shell/cookies';
import * as nl from '@/lib/texts/nl/shell/cookies';

export const { cookieTexts } = texts<typeof nl>(
  'shell/cookies',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
