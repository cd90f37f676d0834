import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/listing-card';

export const { listingCardTexts } = texts<typeof nl>(
  'browse/listing-card',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
