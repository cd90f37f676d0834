import { findLanguageBy } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';

const key = Symbol.for('kustverblijf.language');
const shared: typeof globalThis & { [key]?: () => Language } = globalThis;

/**
 * Does something at once in a language, as `server/language.ts` does, which tests of what pages show may not import.
 * How the language is found afterwards is what it was: test files share it.
 */
export function inLanguage<T>(language: Language, work: () => T): T {
  const before = shared[key] ?? (() => 'nl' as const);
  findLanguageBy(() => language);
  try {
    return work();
  } finally {
    findLanguageBy(before);
  }
}
