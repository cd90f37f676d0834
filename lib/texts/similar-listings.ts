import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/similar-listings';

export const { similarListingsTexts } = texts<typeof nl>(
  'browse/similar-listings',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
