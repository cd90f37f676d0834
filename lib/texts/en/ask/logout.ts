import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/logout';

export const logoutTexts: InOtherWords<typeof nl.logoutTexts> = {
  failed: 'Signing out didn’t work: you’re still signed in. Try again.',
};
