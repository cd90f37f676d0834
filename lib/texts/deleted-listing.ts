import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/deleted-listing';
import * as en from '@/lib/texts/en/browse/deleted-listing';
import * as fr from '@/lib/texts/fr/browse/deleted-listing';
import * as nl from '@/lib/texts/nl/browse/deleted-listing';

export const { deletedListingTexts } = texts<typeof nl>(
  'browse/deleted-listing',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
