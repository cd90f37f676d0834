import type { Language } from '@/lib/languages/language';

/** The paths of the web app manifest, by language. */
export const manifestPaths = {
  nl: '/manifest.webmanifest',
  fr: '/fr/manifest.webmanifest',
  de: '/de/manifest.webmanifest',
  en: '/en/manifest.webmanifest',
} as const satisfies Record<Language, string>;
