/** Payments by bank transfer, from guest to landlord. */
export const paymentTexts = {
  badIban: 'Dit rekeningnummer bestaat niet. Kijk het na: één cijfer verkeerd is genoeg.',
  badBic: 'Een BIC heeft 8 of 11 letters en cijfers.',
  ibanMissing: 'Vul het rekeningnummer in.',
  holderMissing: 'Vul in op wiens naam de rekening staat.',
  holderTooLong: 'Vul hoogstens 70 tekens in.',
  dueInPast: 'Kies vandaag of een latere dag.',
  badDay: 'Kies vandaag of een eerdere dag.',
  requestGone: 'Deze betaling wordt niet (meer) gevraagd voor dit verblijf.',
  requestMissing: 'Kies voor welke betaling dit is.',
  amountMissing: 'Vul in hoeveel er betaald is.',
  dayMissing: 'Vul in wanneer er betaald is.',
  returnedTooMuch: 'De gast heeft minder waarborg betaald.',
  reasonMissing: 'Vul in waarom u niet alles teruggeeft.',
} as const;

/** The file of a year's payments. */
export const incomeFileTexts = {
  columns: ['Woning', 'Maand', 'Verblijf', 'Andere', 'Waarborg'],
  total: 'Totaal',
  file: (year: number, kind: 'csv' | 'pdf') => `betalingen-${year}.${kind}`,
  title: (year: number) => `Ontvangen betalingen ${year}`,
  intro: 'Wat gasten betaald hebben, per woning en per maand van betaling. Een waarborg komt terug.',
  none: (year: number) => `In ${year} is geen betaling genoteerd.`,
  page: (page: number, count: number) => `pagina ${page} van ${count}`,
} as const;
