import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/server/accessibility';
import * as en from '@/lib/texts/en/server/accessibility';
import * as fr from '@/lib/texts/fr/server/accessibility';
import * as nl from '@/lib/texts/nl/server/accessibility';

export const { accessibilityTexts, accessibilitySections } = texts<typeof nl>(
  'server/accessibility',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
