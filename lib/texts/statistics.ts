/** The figures of an owner's account. */
export const statisticsTexts = {
  title: 'Statistieken',
  intro: 'Wat uw vakantiewoningen opbrachten, en hoe vaak ze bekeken en aangevraagd werden.',
  loadFailed: 'De statistieken konden niet geladen worden.',
  /** Nothing to count yet. */
  empty: 'Zodra u een advertentie hebt, ziet u hier hoe ze het doet.',
  createListing: 'Advertentie aanmaken',
  earnings: 'Totale inkomsten',
  earningsHelp: 'Alle goedgekeurde verblijven, ook die nog komen.',
  listings: 'Advertenties',
  enabled: 'Ingeschakeld',
  enabledHelp: 'Online, of in afwachting van goedkeuring.',
  disabled: 'Uitgeschakeld',
  disabledHelp: 'Concepten, en wat u offline haalde.',
  views: 'Weergaven van uw advertenties',
  viewsHelp:
    'Een bezoeker telt per advertentie één keer per dag. Uw eigen bezoeken en die van zoekmachines tellen niet mee.',
  requests: 'Reserveringsaanvragen',
  last7: 'Laatste 7\u00a0dagen',
  last30: 'Laatste 30\u00a0dagen',
  total: 'Totaal',
} as const;
