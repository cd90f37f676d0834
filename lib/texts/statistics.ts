/** An owner's statistics. */
export const statisticsTexts = {
  title: 'Statistieken',
  loadFailed: 'De statistieken konden niet geladen worden.',
  /** There is nothing to count yet. */
  empty: 'Zodra u een advertentie hebt, ziet u hier hoe vaak ze bekeken en aangevraagd wordt.',
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
  bothDays: 'Kies een eerste en een laatste dag.',
  noDays: 'De laatste dag moet na de eerste komen.',
  tooManyMonths: (months: number) => `Kies hoogstens ${months} maanden.`,
} as const;

/** The spreadsheet file. */
export const seriesFileTexts = {
  columns: [
    'Maand',
    'Woning',
    'Weergaven',
    'Aanvragen',
    'Goedgekeurd',
    'Nachten',
    'Bezetting (%)',
    'Inkomsten (EUR)',
  ],
  fileName: (from: string, to: string) => `statistieken-${from}-${to}.csv`,
} as const;

/** The figures by month, in charts and in a table. */
export const seriesTexts = {
  years: 'Jaar',
  listing: 'Woning',
  allListings: 'Alle woningen',
  csv: 'CSV',
  csvOf: (year: number) => `Cijfers van ${year} als CSV downloaden`,
  asTable: 'Als tabel',
  asCharts: 'Als grafiek',
  failed: 'De cijfers konden niet geladen worden.',
  tableOf: (year: number) => `Cijfers van ${year}, maand per maand`,
  month: 'Maand',
  income: 'Inkomsten',
  incomeHelp: 'Nachten van goedgekeurde verblijven, na kortingen en zonder kosten.',
  nights: 'Nachten',
  nightsLet: (nights: number) => (nights === 1 ? '1\u00a0nacht' : `${nights}\u00a0nachten`),
  occupancy: 'Bezetting',
  occupancyHelp: 'Nachten verhuurd via ons, van alle nachten van de maand.',
  views: 'Weergaven',
  requests: 'Aanvragen',
  percent: (share: number) => `${share}\u00a0%`,
  inYear: (year: number, value: string) => `in ${year}: ${value}`,
  byListing: (year: number) => `Per woning in ${year}`,
  listingsFailed: 'De cijfers per woning konden niet geladen worden.',
  moreListings: (shown: number) => `De ${shown} woningen met de meeste inkomsten. De CSV bevat ze allemaal.`,
} as const;

/** One listing compared with similar ones of other owners. */
export const comparisonTexts = {
  title: 'Naast vergelijkbare woningen',
  of: (listings: number) =>
    `De ${listings} dichtstbijzijnde woningen van anderen in dezelfde plaats, voor ongeveer evenveel gasten. We vergelijken met de middelste van die woningen.`,
  tooFew:
    'Er zijn nog te weinig vergelijkbare woningen van andere verhuurders in dezelfde plaats om mee te vergelijken.',
  failed: 'De vergelijking kon niet geladen worden.',
  occupancy: 'Bezetting van het laatste jaar',
  price: 'Prijs per nacht',
  rating: 'Beoordeling',
  unknown: 'te weinig om te vergelijken',
  difference: (percent: number) =>
    percent === 0
      ? 'gelijk aan vergelijkbare woningen'
      : `${Math.abs(percent)}\u00a0% ${percent > 0 ? 'hoger' : 'lager'} dan vergelijkbare woningen`,
} as const;
