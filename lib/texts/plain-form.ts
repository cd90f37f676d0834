import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/plain-form';
import * as en from '@/lib/texts/en/ask/plain-form';
import * as fr from '@/lib/texts/fr/ask/plain-form';
import * as nl from '@/lib/texts/nl/ask/plain-form';

export const { plainFormTexts } = texts<typeof nl>(
  'ask/plain-form',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
