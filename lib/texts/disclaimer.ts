import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/server/disclaimer';
import * as en from '@/lib/texts/en/server/disclaimer';
import * as fr from '@/lib/texts/fr/server/disclaimer';
import * as nl from '@/lib/texts/nl/server/disclaimer';

export const { disclaimerTexts, storedItems, storedForProviders, disclaimerSections } = texts<typeof nl>(
  'server/disclaimer',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
