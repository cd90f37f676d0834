import { findLanguageBy } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';

const key = Symbol.for('kustverblijf.language');
const shared: typeof globalThis & { [key]?: () => Language } = globalThis;

/**
 * Sets the language from now on. Returns a function that resets it, which must be called: test files share the
 * language. `beforeEach(() => useLanguage('fr'))` does both.
 */
export function useLanguage(language: Language): () => void {
  const before = shared[key] ?? (() => 'nl' as const);
  findLanguageBy(() => language);
  return () => findLanguageBy(before);
}

/** Runs synchronous work in a language, like `server/language.ts`, which tests of components may not import. */
export function inLanguage<T>(language: Language, work: () => T): T {
  const putBack = useLanguage(language);
  try {
    return work();
  } finally {
    putBack();
  }
}
