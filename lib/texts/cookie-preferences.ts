import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/cookie-preferences';
import * as en from '@/lib/texts/en/browse/cookie-preferences';
import * as fr from '@/lib/texts/fr/browse/cookie-preferences';
import * as nl from '@/lib/texts/nl/browse/cookie-preferences';

export const { cookiePreferencesTexts, cookieCategoryTexts } = texts<typeof nl>(
  'browse/cookie-preferences',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
