/** A landlord's texts in the guests' other languages, beside the Dutch text. */
export const otherLanguageTexts = {
  title: 'In andere talen',
  names: { fr: 'Frans', de: 'Duits', en: 'Engels' },
  /** A field: 'Huisregels in het Frans'. */
  inLanguage: (field: string, language: string) => `${field} in het ${language}`,
  listingHelp:
    'Wie de site in het Frans, Duits of Engels leest, ziet daar uw woorden in die taal. Waar u niets invult, staat de Nederlandse tekst.',
  draft: 'Eerste versie maken',
  /** Added to the button for screen readers, which do not show its position. */
  draftIn: (language: string) => `in het ${language}`,
  draftHelp:
    'Uw browser kan een eerste versie maken van wat nog leeg is. De vertaling gebeurt op dit toestel. Er wordt niets verstuurd.',
  drafted: 'De eerste versie is ingevuld. Lees ze na voor u opslaat.',
} as const;
