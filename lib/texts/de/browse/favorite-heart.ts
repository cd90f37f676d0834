import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/favorite-heart';

export const favoriteHeartTexts: InOtherWords<typeof nl.favoriteHeartTexts> = {
  add: 'Auf die Merkliste setzen',
  remove: 'Von der Merkliste nehmen',
  of: (action, name) => `${action}: ${name}`,
};
