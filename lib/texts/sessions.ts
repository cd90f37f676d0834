import { texts } from '@/lib/languages/texts';
import * as en from '@/lib/texts/en/ask/sessions';
import * as nl from '@/lib/texts/nl/ask/sessions';

export const { sessionTexts } = texts<typeof nl>(
  'ask/sessions',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en } : null,
);
