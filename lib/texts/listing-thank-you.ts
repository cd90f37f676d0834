import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/listing-thank-you';
import * as en from '@/lib/texts/en/ask/listing-thank-you';
import * as fr from '@/lib/texts/fr/ask/listing-thank-you';
import * as nl from '@/lib/texts/nl/ask/listing-thank-you';

export const { listingThankYouTexts } = texts<typeof nl>(
  'ask/listing-thank-you',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
