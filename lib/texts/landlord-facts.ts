import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/landlord-facts';

export const { landlordFactTexts } = texts<typeof nl>(
  'browse/landlord-facts',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
