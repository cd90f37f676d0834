import type { Language } from '@/lib/languages/language';

/** Where browsers find how the site appears on a home screen, in each language. */
export const manifestPaths = {
  nl: '/manifest.webmanifest',
  fr: '/fr/manifest.webmanifest',
  de: '/de/manifest.webmanifest',
  en: '/en/manifest.webmanifest',
} as const satisfies Record<Language, string>;
