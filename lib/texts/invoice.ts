/** The invoice as a PDF (docs/rules/billing.md#orders-and-invoices). */
export const invoiceTexts = {
  title: 'Factuur',
  fileName: (number: string) => `factuur-${number}.pdf`,
  documentTitle: (number: string, seller: string) => `Factuur ${number} van ${seller}`,
  number: 'Factuurnummer',
  date: 'Factuurdatum',
  paidOn: 'Betaald op',
  seller: 'Verkoper',
  buyer: 'Klant',
  vatNumber: (number: string) => `Btw-nummer ${number}`,
  companyNumber: (number: string) => `Ondernemingsnummer ${number}`,
  description: 'Omschrijving',
  amount: 'Bedrag zonder btw',
  subscription: (name: string) => `Abonnement ${name}`,
  /** Of a payment whose subscription is gone. */
  advertising: (seller: string) => `Adverteren op ${seller}`,
  subtotal: 'Totaal zonder btw',
  vat: 'Btw',
  vatAt: (rate: number) => `Btw ${rate}\u00a0%`,
  total: 'Totaal met btw',
  paid: (day: string) => `Dit bedrag is betaald op ${day}. U hoeft niets meer te doen.`,
  questions: (email: string) => `Vragen over deze factuur? Schrijf naar ${email}.`,
} as const;
