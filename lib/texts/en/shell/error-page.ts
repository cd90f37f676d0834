import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/shell/error-page';

export const errorPageTexts: InOtherWords<typeof nl.errorPageTexts> = {
  documentTitle: 'Something went wrong',
  title: 'Something went wrong',
  text: 'We can’t show this page at the moment. Try again, or go back to the home page.',
  retry: 'Try again',
  frontPage: 'Go to the home page',
};
