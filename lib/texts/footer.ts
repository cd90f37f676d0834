import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/footer';

export const { footerTexts } = texts<typeof nl>(
  'browse/footer',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
