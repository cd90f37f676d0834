import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/server/letters-duties';
import * as en from '@/lib/texts/en/server/letters-duties';
import * as fr from '@/lib/texts/fr/server/letters-duties';
import * as nl from '@/lib/texts/nl/server/letters-duties';

export const { statementLetterTexts, noticeLetterTexts } = texts<typeof nl>(
  'server/letters-duties',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
