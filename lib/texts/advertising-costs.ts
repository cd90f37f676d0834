import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/server/advertising-costs';
import * as en from '@/lib/texts/en/server/advertising-costs';
import * as fr from '@/lib/texts/fr/server/advertising-costs';
import * as nl from '@/lib/texts/nl/server/advertising-costs';

export const { advertisingCostsText } = texts<typeof nl>(
  'server/advertising-costs',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
