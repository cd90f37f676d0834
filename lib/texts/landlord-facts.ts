import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/landlord-facts';
import * as en from '@/lib/texts/en/browse/landlord-facts';
import * as fr from '@/lib/texts/fr/browse/landlord-facts';
import * as nl from '@/lib/texts/nl/browse/landlord-facts';

export const { landlordFactTexts } = texts<typeof nl>(
  'browse/landlord-facts',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
