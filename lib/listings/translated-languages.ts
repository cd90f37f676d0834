import type { Language } from '@/lib/languages/language';

/** The languages besides Dutch in which landlords can write texts; not in the contract, which imports zod. */
export const translatedLanguages = ['fr', 'de', 'en'] as const satisfies readonly Language[];
export type TranslatedLanguage = (typeof translatedLanguages)[number];
