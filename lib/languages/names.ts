import type { Language } from '@/lib/languages/language';

/** As Open Graph names them. */
export const openGraphLocales = {
  nl: 'nl_BE',
  fr: 'fr_FR',
  de: 'de_DE',
  en: 'en_GB',
} as const satisfies Record<Language, string>;

/** Each by its own name. */
export const languageNames = {
  nl: 'Nederlands',
  fr: 'Français',
  de: 'Deutsch',
  en: 'English',
} as const satisfies Record<Language, string>;

/** For `Intl`, to format days and amounts for guests where the texts of their language are not loaded. */
export const intlTags = { fr: 'fr-BE', de: 'de-BE', en: 'en-GB' } as const;
