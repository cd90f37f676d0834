import { texts } from '@/lib/languages/texts';
import * as en from '@/lib/texts/en/server/advertising-costs';
import * as nl from '@/lib/texts/nl/server/advertising-costs';

export const { advertisingCostsText } = texts<typeof nl>(
  'server/advertising-costs',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en } : null,
);
