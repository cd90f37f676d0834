/** Translating on the device. On Dutch pages only landlords do, for a first version of their texts. */
export const translationTexts = {
  translate: 'Vertalen',
  /** The label of a translation shown in place of the landlord’s text. */
  automatic: 'Automatische vertaling, gemaakt door dit toestel',
  original: 'Origineel tonen',
  working: 'Bezig met vertalen …',
  /** Once per language: the browser downloads its translator. */
  downloading: (percent: number) => `Vertaalprogramma ophalen: ${percent}\u{a0}%`,
  stop: 'Stoppen',
} as const;

export const translationFaultTexts = {
  forbidden: 'Uw browser laat hier niet vertalen.',
  download: 'Het vertaalprogramma kon niet opgehaald worden. Probeer het later opnieuw.',
  failed: 'Vertalen is niet gelukt. Probeer het later opnieuw.',
} as const;
