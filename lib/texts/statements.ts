/** The page where a bank statement is read and matched, and why a statement is refused. */
export const statementRefusalTexts = {
  tooLarge: 'Het bestand is groter dan 20 MB.',
  tooManyLines: 'Het afschrift telt meer dan 50.000 verrichtingen.',
  empty: 'Het bestand is leeg.',
  unknownForm:
    'Dit bestand kennen we niet. We lezen CODA, camt.053, MT940 en de CSV van KBC, Belfius, ING, BNP Paribas Fortis, Crelan en Argenta.',
  otherAccount: 'Dit afschrift is van een andere rekening dan die van uw betalingen.',
  cutShort: 'Het bestand is niet volledig.',
  recordLength: 'Deze regel telt geen 128 tekens.',
  unknownRecord: 'Deze regel past niet in het afschrift.',
  version: 'Deze versie van het bestandstype kennen we niet.',
  otherMessage: 'Dit is een ander soort bericht dan een afschrift (camt.053).',
  badAmount: 'Hier staat geen geldig bedrag.',
  badDay: 'Hier staat geen geldige datum.',
  badMark: 'Hier staat niet of het om een bij- of afschrijving gaat.',
  balance: 'Het eindsaldo klopt niet met het beginsaldo en de verrichtingen.',
  count: 'Het aantal verrichtingen of regels klopt niet met wat er staat.',
  totals: 'De totalen kloppen niet met de verrichtingen.',
  doctype: 'Een bestand met een DOCTYPE lezen we niet.',
  badXml: 'Dit is geen geldige XML.',
  quote: 'Een aanhalingsteken wordt niet gesloten.',
} as const;

export type StatementFault = keyof typeof statementRefusalTexts;

const kinds = {
  advance: 'voorschot',
  balance: 'saldo',
  deposit: 'waarborg',
  whole: 'volledig bedrag',
} as const;

/** The page 'Betalingen koppelen'. */
export const statementTexts = {
  title: 'Betalingen koppelen',
  intro:
    'Kies een afschrift van uw bank: CODA, camt.053, MT940 of CSV. Het bestand blijft op uw toestel; enkel wat bij een betaling past, wordt bewaard.',
  choose: 'Afschrift inlezen',
  reading: 'Het afschrift wordt gelezen …',
  refused: 'Dit afschrift is niet ingelezen',
  refusedAt: (name: string, line: number) => `${name}, regel ${line}:`,
  failed: 'De betalingen konden niet gekoppeld worden. Probeer het later opnieuw.',
  matched: (count: number) => `Gekoppeld (${count})`,
  toConfirm: (count: number) => `Te bevestigen (${count})`,
  others: (count: number) => `Niet van ons (${count})`,
  undone: (count: number) => `Teruggenomen (${count})`,
  othersAbout: 'Bijschrijvingen die bij geen betaling passen. Ze zijn niet bewaard.',
  undoneAbout: 'Betalingen die uw bank terugnam.',
  take: 'Overnemen',
  takeFor: (code: string, amount: string) => `Overnemen: ${code}, ${amount}`,
  taken: 'De betaling is gekoppeld.',
  more: (count: number) => `En nog ${count}.`,
  paid: (amount: string, day: string) => `${amount} · ${day}`,
  paidFor: (guest: string, kind: keyof typeof kinds, home: string) => `${guest}, ${kinds[kind]}, ${home}`,
} as const;
