import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/banner';

export const bannerTexts: InOtherWords<typeof nl.bannerTexts> = { label: 'Mitteilung' };
