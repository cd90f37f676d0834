/** Shown above statutory texts in another language; empty above the Dutch ones, which prevail. */
export const legalTexts = { dutchDecides: '' } as const;
