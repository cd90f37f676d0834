import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/request-mails';
import * as en from '@/lib/texts/en/ask/request-mails';
import * as fr from '@/lib/texts/fr/ask/request-mails';
import * as nl from '@/lib/texts/nl/ask/request-mails';

export const { requestMailsTexts } = texts<typeof nl>(
  'ask/request-mails',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
