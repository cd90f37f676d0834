import { texts } from '@/lib/languages/texts';
import * as en from '@/lib/texts/en/ask/request-mails';
import * as nl from '@/lib/texts/nl/ask/request-mails';

export const { requestMailsTexts } = texts<typeof nl>(
  'ask/request-mails',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en } : null,
);
