/** Payments and subscriptions of an owner (docs/rules/billing.md#messages). */

/** With BILLING=free. */
const free = 'Adverteren is gratis: er wordt u niets aangerekend.';

export const paymentTexts = {
  title: 'Betalingen',
  intro: 'Wat u betaalde om te adverteren, het nieuwste eerst.',
  free,
  /** Where there are rows from before. */
  freeWithOlder: `${free} Hieronder staat wat u vroeger betaalde.`,
  empty: 'U hebt nog niets betaald. Zodra u dat doet, vindt u hier uw facturen.',
  toListings: 'Naar uw advertenties',
  loadFailed: 'Er is een fout opgetreden bij het laden van de betalingen.',
  number: 'Factuur',
  date: 'Datum',
  subtotal: 'Zonder btw',
  total: 'Met btw',
  paidOn: 'Betaald op',
  unpaid: 'Niet betaald',
  invoice: 'Factuur downloaden',
  pdf: 'PDF',
  downloadOf: (number: string) => `Factuur ${number} downloaden als PDF`,
  downloadFailed: 'Er is een fout opgetreden bij het ophalen van de factuur.',
} as const;

export const subscriptionTexts = {
  title: 'Abonnementen',
  intro: 'Waarmee uw advertenties online staan, het nieuwste eerst.',
  free,
  freeWithOlder: `${free} Hieronder staan de abonnementen die u al nam.`,
  empty: 'U hebt nog geen abonnement. U neemt er een wanneer u een advertentie publiceert.',
  toListings: 'Naar uw advertenties',
  loadFailed: 'Er is een fout opgetreden bij het laden van de abonnementen.',
  name: 'Abonnement',
  listing: 'Advertentie',
  status: 'Status',
  until: 'Looptijd',
  states: { active: 'Actief', canceled: 'Opgezegd', ended: 'Beëindigd' },
  /** Nobody knows yet when it renews. */
  renews: 'Wordt automatisch verlengd',
  renewsOn: (day: string) => `Wordt verlengd op ${day}`,
  endsOn: (day: string) => `Loopt tot ${day}`,
  endedOn: (day: string) => `Liep tot ${day}`,
} as const;

/** Income by month as a table to download, for admins. */
export const incomeTexts = {
  columns: ['Maand', 'Facturen', 'Zonder btw', 'Btw', 'Met btw', 'Terugbetaald'],
  fileName: (year: string) => `inkomsten-${year}.csv`,
} as const;
