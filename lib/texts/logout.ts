import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/ask/logout';

export const { logoutTexts } = texts<typeof nl>(
  'ask/logout',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
