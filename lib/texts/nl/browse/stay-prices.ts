/**
 * The screen 'Prijzen en regels', where a landlord sets prices and rules (docs/rules/stays.md#the-landlords-screen).
 */

/** Costs besides the nights. */
export const stayCostTexts = {
  title: 'Kosten',
  intro: 'Wat gasten naast de nachten betalen.',
  empty: 'U vraagt niets naast de prijs van de nachten.',
  sentence: (label: string, amount: string, unit: string) => `${label} ${amount} ${unit}`,
  required: 'verplicht',
  optional: 'naar keuze',
  returned: 'komt terug',
  onSite: 'ter plaatse te betalen',
  add: 'Kost toevoegen',
  editNamed: (label: string) => `${label} wijzigen`,
  removeNamed: (label: string) => `${label} weghalen`,
  up: (label: string) => `${label} naar boven`,
  down: (label: string) => `${label} naar beneden`,
  kind: 'Soort',
  label: 'Eigen naam',
  labelHelp: (usual: string) => `Leeg: ${usual}.`,
  amount: 'Bedrag',
  per: 'Eenheid',
  optionalField: 'Gasten kiezen zelf of ze dit willen',
  onSiteField: 'Te betalen ter plaatse',
  save: 'Kost opslaan',
  moved: 'De volgorde is opgeslagen.',
  saved: 'De kosten zijn opgeslagen.',
  failed: 'De kosten konden niet opgeslagen worden. Probeer het later opnieuw.',
  full: (most: number) => `Een woning heeft hoogstens ${most} kosten.`,
  tax: (municipality: string) => `Toeristenbelasting in ${municipality}`,
  taxAmount: (amount: string, unit: string, year: number) => `Wij vonden ${amount} ${unit}, voor ${year}.`,
  taxPassedOn:
    'De gemeente vraagt deze belasting aan u: een vast bedrag per jaar. Wat een gast betaalt, rekent u door.',
  taxSource: 'Bron',
  taxTake: 'Dit bedrag overnemen',
} as const;
