import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/shell/menu';

export const { menuTexts } = texts<typeof nl>(
  'shell/menu',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
