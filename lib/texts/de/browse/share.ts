import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/share';

export const shareTexts: InOtherWords<typeof nl.shareTexts> = {
  share: 'Teilen',
  copied: 'Link kopiert',
  failed: 'Kopieren hat nicht geklappt',
};
