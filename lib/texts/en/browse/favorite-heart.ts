import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/favorite-heart';

export const favoriteHeartTexts: InOtherWords<typeof nl.favoriteHeartTexts> = {
  add: 'Add to favourites',
  remove: 'Remove from favourites',
  of: (action, name) => `${action}: ${name}`,
};
