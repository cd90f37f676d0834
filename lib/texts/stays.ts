import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/stays';
import * as en from '@/lib/texts/en/browse/stays';
import * as fr from '@/lib/texts/fr/browse/stays';
import * as nl from '@/lib/texts/nl/browse/stays';

export const {
  costKindTexts,
  costUnitTexts,
  adultUnitTexts,
  discountTexts,
  weekDiscountTexts,
  rateTexts,
  stayContractTexts,
} = texts<typeof nl>('browse/stays', typeof window === 'undefined' ? { nl, fr, de, en } : null);
