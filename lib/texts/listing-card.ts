import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/listing-card';
import * as en from '@/lib/texts/en/browse/listing-card';
import * as fr from '@/lib/texts/fr/browse/listing-card';
import * as nl from '@/lib/texts/nl/browse/listing-card';

export const { listingCardTexts } = texts<typeof nl>(
  'browse/listing-card',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
