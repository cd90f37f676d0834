/** The invoice as a PDF (docs/rules/billing.md#orders-and-invoices). */
export const invoiceTexts = {
  title: { invoice: 'Factuur', credit_note: 'Creditnota' },
  /** Credit note numbers start with a C. */
  fileName: (number: string, extension: 'pdf' | 'xml' = 'pdf') =>
    `${number.startsWith('C') ? 'creditnota' : 'factuur'}-${number}.${extension}`,
  documentTitle: (title: string, number: string, seller: string) => `${title} ${number} van ${seller}`,
  number: { invoice: 'Factuurnummer', credit_note: 'Nummer' },
  date: { invoice: 'Factuurdatum', credit_note: 'Datum' },
  paidOn: { invoice: 'Betaald op', credit_note: 'Terugbetaald op' },
  /** On a credit note: the invoice it belongs to. */
  ofInvoice: 'Bij factuur',
  ofInvoiceDate: 'Factuurdatum',
  seller: 'Verkoper',
  buyer: 'Klant',
  vatNumber: (number: string) => `Btw-nummer ${number}`,
  companyNumber: (number: string) => `Ondernemingsnummer ${number}`,
  description: 'Omschrijving',
  amount: 'Bedrag zonder btw',
  subscription: (name: string) => `Abonnement ${name}`,
  /** For a payment whose subscription no longer exists. */
  advertising: (seller: string) => `Adverteren op ${seller}`,
  /** The description on a credit note. */
  refundOf: (bought: string) => `Terugbetaling: ${bought}`,
  period: (from: string, to: string) => `Van ${from} tot en met ${to}`,
  subtotal: 'Totaal zonder btw',
  vatAt: (rate: number) => `Btw ${rate}\u00a0%`,
  total: 'Totaal met btw',
  /** If no net amount plus its VAT, in whole cents, gives the price (€ 49 at 21 %). */
  rounding: 'Afronding',
  totalRounded: 'Totaal na afronding',
  reverseCharge: 'Btw verlegd, art. 44 en 196 Richtlijn 2006/112/EG',
  paid: (day: string) => `Dit bedrag is betaald op ${day}. U hoeft niets meer te doen.`,
  paidBack: (day: string) => `Dit bedrag is terugbetaald op ${day}. U hoeft niets te doen.`,
  /** On an e-invoice with an amount due. */
  dueNow: 'Te betalen bij ontvangst.',
  questions: {
    invoice: (email: string) => `Vragen over deze factuur? Schrijf naar ${email}.`,
    credit_note: (email: string) => `Vragen over deze creditnota? Schrijf naar ${email}.`,
  },
} as const;
