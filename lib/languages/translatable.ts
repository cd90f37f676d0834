/**
 * On the line above Dutch words that says whose they are: `offer-translation.ts` may offer a translation of what follows
 * it.
 */
export const translatableAttribute = 'data-translatable';
