import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/favorite-heart';

export const favoriteHeartTexts: InOtherWords<typeof nl.favoriteHeartTexts> = {
  add: 'Ajouter aux favoris',
  remove: 'Retirer des favoris',
  of: (action, name) => `${action}\u{a0}: ${name}`,
};
