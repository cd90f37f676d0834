import { language } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';
import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/shell/paths';
import * as en from '@/lib/texts/en/shell/paths';
import * as fr from '@/lib/texts/fr/shell/paths';
import * as nl from '@/lib/texts/nl/shell/paths';

const all = typeof window === 'undefined' ? { nl, fr, de, en } : null;

export const { streetPaths } = texts<typeof nl>('shell/paths', all);

/** The addresses in a language; a browser has only those of its page's language, and always returns them. */
export const streetPathsIn = (of: Language): typeof streetPaths => (all ? all[of].streetPaths : streetPaths);

/** The addresses that the router uses: a server renders all pages at their Dutch addresses. */
export const ownStreetPaths = (): typeof streetPaths =>
  streetPathsIn(typeof window === 'undefined' ? 'nl' : language());
