import { texts } from '@/lib/languages/texts';
import * as en from '@/lib/texts/en/ask/way-in';
import * as nl from '@/lib/texts/nl/ask/way-in';

export const { wayInTexts } = texts<typeof nl>(
  'ask/way-in',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en } : null,
);
