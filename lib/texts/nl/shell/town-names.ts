/** Towns of the coast that are called otherwise in this language, by their Dutch names. */
export const townNames: Readonly<Record<string, string>> = {};
