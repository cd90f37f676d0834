import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/server/ordered-listing';
import * as en from '@/lib/texts/en/server/ordered-listing';
import * as fr from '@/lib/texts/fr/server/ordered-listing';
import * as nl from '@/lib/texts/nl/server/ordered-listing';

export const { orderedListingTexts } = texts<typeof nl>(
  'server/ordered-listing',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
