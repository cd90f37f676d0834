import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/listing-page';

export const { featureTexts, oceanviewFeatureTexts, optionFeatureTexts, bedTexts, listingPageTexts } = texts<
  typeof nl
>('browse/listing-page', typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null);
