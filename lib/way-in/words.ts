/** How to get in, in the language of whoever reads it (docs/rules/guest-stays.md#how-to-get-in). */
import type { Language } from '@/lib/languages/language';

/** The landlord's words in other languages than Dutch; null where they wrote none. */
export type TranslatedWayIn = Readonly<Record<Exclude<Language, 'nl'>, string | null>>;

/** The words for a reader of `locale`: Dutch where the landlord wrote none in it. */
export function wayInFor(
  locale: Language,
  dutch: string,
  translated: TranslatedWayIn,
): { words: string; locale: Language } {
  const own = locale === 'nl' ? null : translated[locale];
  return own === null ? { words: dutch, locale: 'nl' } : { words: own, locale };
}
