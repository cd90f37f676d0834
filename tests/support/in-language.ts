import { findLanguageBy } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';

const key = Symbol.for('kustverblijf.language');
const shared: typeof globalThis & { [key]?: () => Language } = globalThis;

/**
 * Has everything be in a language from now on. Returns what puts it back, for whoever sets it has to: test files share
 * how the language is found. `beforeEach(() => useLanguage('fr'))` does both.
 */
export function useLanguage(language: Language): () => void {
  const before = shared[key] ?? (() => 'nl' as const);
  findLanguageBy(() => language);
  return () => findLanguageBy(before);
}

/** Does something at once in a language, as `server/language.ts` does, which tests of what pages show may not import. */
export function inLanguage<T>(language: Language, work: () => T): T {
  const putBack = useLanguage(language);
  try {
    return work();
  } finally {
    putBack();
  }
}
