import 'server-only';

import { AsyncLocalStorage } from 'node:async_hooks';
import { findLanguageBy, language } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';
import { env } from '@/server/env';

/**
 * The language of the work that is being done. Pages, calls and letters are bundled apart, so the storage lives under a
 * global symbol.
 */
const key = Symbol.for('kustverblijf.languages');
const store: typeof globalThis & { [key]?: AsyncLocalStorage<Language> } = globalThis;
const storage = (store[key] ??= new AsyncLocalStorage<Language>());
findLanguageBy(() => storage.getStore() ?? 'nl');

/** Where browsers find the files of texts in the language of the page (lib/languages/fetch-texts.ts). */
export const textsFolder = (): string => `/_next/static/${env.BUILD_ID ?? 'dev'}/texts/${language()}/`;

/** Does something in a language: what it shows, writes or answers is in that language (`lib/languages/language.ts`). */
export function inLanguage<T>(chosen: Language, work: () => T): T {
  return storage.run(chosen, work);
}
