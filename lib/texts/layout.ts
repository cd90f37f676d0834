import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/shell/layout';

export const { layoutTexts } = texts<typeof nl>(
  'shell/layout',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
