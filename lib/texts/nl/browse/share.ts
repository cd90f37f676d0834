/** Sharing the URL of a listing. */
export const shareTexts = {
  share: 'Delen',
  copied: 'Link gekopieerd',
  failed: 'Kopiëren is niet gelukt',
} as const;
