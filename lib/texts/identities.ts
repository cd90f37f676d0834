import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/identities';
import * as en from '@/lib/texts/en/ask/identities';
import * as fr from '@/lib/texts/fr/ask/identities';
import * as nl from '@/lib/texts/nl/ask/identities';

export const { identityTexts } = texts<typeof nl>(
  'ask/identities',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
