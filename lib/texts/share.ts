/** Handing on the address of a home. */
export const shareTexts = {
  share: 'Delen',
  copied: 'Link gekopieerd',
  failed: 'Kopiëren lukte niet',
} as const;
