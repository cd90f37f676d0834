/** In a file apart from other texts about measures: contracts that guests load use it too. */
export const lawArticleTexts = {
  missing: 'Vul in welke wet, en welk artikel ervan.',
} as const;
