import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/cookie-preferences';

export const { cookiePreferencesTexts, cookieCategoryTexts } = texts<typeof nl>(
  'browse/cookie-preferences',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
