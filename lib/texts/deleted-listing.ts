import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/deleted-listing';

export const { deletedListingTexts } = texts<typeof nl>(
  'browse/deleted-listing',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
