import { texts } from '@/lib/languages/texts';
import * as en from '@/lib/texts/en/server/terms-and-conditions';
import * as nl from '@/lib/texts/nl/server/terms-and-conditions';

export const { termsAndConditionsTexts } = texts<typeof nl>(
  'server/terms-and-conditions',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en } : null,
);
