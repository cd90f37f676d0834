import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/share';

export const shareTexts: InOtherWords<typeof nl.shareTexts> = {
  share: 'Share',
  copied: 'Link copied',
  failed: 'Couldn’t copy the link',
};
