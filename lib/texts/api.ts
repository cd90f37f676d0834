import { texts } from '@/lib/languages/texts';
import * as en from '@/lib/texts/en/ask/api';
import * as nl from '@/lib/texts/nl/ask/api';

export const { apiTexts } = texts<typeof nl>(
  'ask/api',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en } : null,
);
