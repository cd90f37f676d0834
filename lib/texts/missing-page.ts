import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/shell/missing-page';

export const { notFoundTexts, tooBusyTexts } = texts<typeof nl>(
  'shell/missing-page',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
