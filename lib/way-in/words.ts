/** The access instructions in the reader's language (docs/rules/guest-stays.md#how-to-get-in). */
import type { Language } from '@/lib/languages/language';

/** The landlord's instructions in languages other than Dutch; null if they wrote none. */
export type TranslatedWayIn = Readonly<Record<Exclude<Language, 'nl'>, string | null>>;

/** The instructions for a reader of `locale`: in Dutch if the landlord wrote none in it. */
export function wayInFor(
  locale: Language,
  dutch: string,
  translated: TranslatedWayIn,
): { words: string; locale: Language } {
  const own = locale === 'nl' ? null : translated[locale];
  return own === null ? { words: dutch, locale: 'nl' } : { words: own, locale };
}
