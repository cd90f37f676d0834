/** Coast towns with another name in this language, by their Dutch names. */
export const townNames: Readonly<Record<string, string>> = {};
