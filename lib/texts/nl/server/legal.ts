/** Above statutory texts in another language; nothing above the Dutch ones, which decide. */
export const legalTexts = { dutchDecides: '' } as const;
