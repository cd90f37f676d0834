/**
 * Attribute of the line above a Dutch text that says who wrote it: `offer-translation.ts` may offer a translation of
 * what follows it.
 */
export const translatableAttribute = 'data-translatable';
