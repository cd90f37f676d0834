import { texts } from '@/lib/languages/texts';
import * as en from '@/lib/texts/en/ask/identities';
import * as nl from '@/lib/texts/nl/ask/identities';

export const { identityTexts } = texts<typeof nl>(
  'ask/identities',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en } : null,
);
