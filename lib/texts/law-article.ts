/** Apart from the other words about measures: contracts that guests load too know this one. */
export const lawArticleTexts = {
  missing: 'Vul in welke wet, en welk artikel ervan.',
} as const;
