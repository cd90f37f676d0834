import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/similar-listings';

export const similarListingsTexts: InOtherWords<typeof nl.similarListingsTexts> = {
  title: 'Locations de vacances similaires',
  free: 'Libres aussi à vos dates',
  none: 'Il n’y a pas de locations similaires pour l’instant.',
};
