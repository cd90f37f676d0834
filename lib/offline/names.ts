import { isLanguage } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';

/** Names shared by the service worker and the code that registers, serves and explains it. */
export const workerPath = '/sw.js';
/** Not from the table of routes, which is too large for the worker. */
export const offlinePaths = {
  nl: '/offline',
  fr: '/fr/hors-ligne',
  de: '/de/offline',
  en: '/en/offline',
} as const satisfies Record<Language, string>;
export const offlineCacheName = 'offline-page';

/** The offline page in the language of an address. */
export function offlinePathFor(pathname: string): string {
  const [, first] = pathname.split('/', 2);
  return offlinePaths[isLanguage(first) ? first : 'nl'];
}
