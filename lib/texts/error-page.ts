import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/shell/error-page';

export const { errorPageTexts } = texts<typeof nl>(
  'shell/error-page',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
