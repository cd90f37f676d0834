import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/shell/ui';

export const { uiTexts } = texts<typeof nl>(
  'shell/ui',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
