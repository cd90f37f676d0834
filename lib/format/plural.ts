import { language } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';

const rules = new Map<Language, Intl.PluralRules>();

/**
 * The plural form for a count in the language of the page. French uses 'one' for 0 and 1.5 too, and 'many' from a
 * million on ('un million de résultats').
 */
export function pluralForm(count: number): 'one' | 'other' | 'many' {
  const found = rules.get(language()) ?? new Intl.PluralRules(language());
  rules.set(language(), found);
  const form = found.select(count);
  return form === 'one' || form === 'many' ? form : 'other';
}
