import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/server/terms-and-conditions';
import * as en from '@/lib/texts/en/server/terms-and-conditions';
import * as fr from '@/lib/texts/fr/server/terms-and-conditions';
import * as nl from '@/lib/texts/nl/server/terms-and-conditions';

export const { termsAndConditionsTexts } = texts<typeof nl>(
  'server/terms-and-conditions',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
