import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/offline';

export const offlineTexts: InOtherWords<typeof nl.offlineTexts> = {
  documentTitle: 'No internet',
  title: 'No internet at the moment',
  text: 'We couldn’t fetch this page. As soon as you’re connected again, you’ll carry on automatically.',
  retry: 'Try again',
  favorites: 'Your favourites',
  requests: 'What you requested',
  request: (days, code) => `${days}, request ${code}`,
};
