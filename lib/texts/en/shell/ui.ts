import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/shell/ui';

export const uiTexts: InOtherWords<typeof nl.uiTexts> = {
  close: 'Close',
  cancel: 'Cancel',
  loading: 'One moment, please',
  actsOf: (name) => `Actions for ${name}`,
  retry: 'Try again',
  toasts: 'Notifications',
  breadcrumb: 'Breadcrumb',
  partFailed: 'This part couldn’t be loaded. Check your connection and reload the page.',
};
