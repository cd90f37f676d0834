import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/api';
import * as en from '@/lib/texts/en/ask/api';
import * as fr from '@/lib/texts/fr/ask/api';
import * as nl from '@/lib/texts/nl/ask/api';

export const { apiTexts } = texts<typeof nl>(
  'ask/api',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
