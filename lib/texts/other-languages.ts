/** What a landlord writes in the guests' other languages, beside the Dutch text. */
export const otherLanguageTexts = {
  title: 'In andere talen',
  names: { fr: 'Frans', de: 'Duits', en: 'Engels' },
} as const;
