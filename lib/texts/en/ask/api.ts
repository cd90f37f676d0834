import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/api';

export const apiTexts: InOtherWords<typeof nl.apiTexts> = {
  network: 'We can’t reach the server. Check your internet connection and try again.',
  unreadable: 'Something went wrong. Try again later.',
};
