import type { Language } from '@/lib/languages/language';

/** The languages in which a landlord's words may stand beside the Dutch ones; apart from the contract, which brings zod. */
export const translatedLanguages = ['fr', 'de', 'en'] as const satisfies readonly Language[];
export type TranslatedLanguage = (typeof translatedLanguages)[number];
