import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/shell/missing-page';

export const notFoundTexts: InOtherWords<typeof nl.notFoundTexts> = {
  documentTitle: 'Page not found',
  title: 'We can’t find this page',
  text: 'The address may have changed, or the page may no longer exist.',
  listing: 'Go to the home page',
  listings: 'See all holiday homes',
};

export const tooBusyTexts: InOtherWords<typeof nl.tooBusyTexts> = {
  documentTitle: 'One moment, please',
  title: 'One moment, please',
  text: 'A great many pages have been requested over your connection in a short time. Wait a minute and reload this page.',
  shared: 'If you share your connection with others, their pages count too.',
};
