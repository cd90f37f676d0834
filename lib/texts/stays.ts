import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/stays';

export const {
  costKindTexts,
  costUnitTexts,
  adultUnitTexts,
  discountTexts,
  weekDiscountTexts,
  rateTexts,
  stayContractTexts,
} = texts<typeof nl>('browse/stays', typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null);
