import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/listing-page';
import * as en from '@/lib/texts/en/browse/listing-page';
import * as fr from '@/lib/texts/fr/browse/listing-page';
import * as nl from '@/lib/texts/nl/browse/listing-page';

export const { featureTexts, oceanviewFeatureTexts, optionFeatureTexts, bedTexts, listingPageTexts } = texts<
  typeof nl
>('browse/listing-page', typeof window === 'undefined' ? { nl, fr, de, en } : null);
