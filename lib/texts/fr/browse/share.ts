import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/share';

export const shareTexts: InOtherWords<typeof nl.shareTexts> = {
  share: 'Partager',
  copied: 'Lien copié',
  failed: 'La copie n’a pas fonctionné',
};
