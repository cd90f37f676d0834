/** Payments and subscriptions (docs/rules/billing.md#messages). */
import type { BillingPeriod, StripeEventState } from '@/lib/billing/contract';
import type { SubscriptionState } from '@/lib/billing/subscription';

/** With BILLING=free. */
const free = 'Adverteren is gratis: er wordt u niets aangerekend.';

const toPayment = 'Betaling afronden';

export const paymentTexts = {
  title: 'Facturen',
  intro: 'Wat u betaalde om te adverteren, het nieuwste eerst.',
  free,
  /** For users with earlier payments. */
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
  refunded: 'Terugbetaald',
  disputed: 'Betwist',
  invoice: 'Documenten',
  pdf: 'PDF',
  downloadOf: (number: string) => `Factuur ${number} downloaden als PDF`,
  downloadFailed: 'Er is een fout opgetreden bij het ophalen van de factuur.',
  eInvoice: 'E-factuur (UBL)',
  eInvoiceOf: (number: string) => `Factuur ${number} downloaden als e-factuur (UBL)`,
  eInvoiceFile: (number: string) => `factuur-${number}.xml`,
  /** Shown before its number. */
  creditNote: 'Creditnota',
  creditNotePdfOf: (number: string) => `Creditnota ${number} downloaden als PDF`,
  creditNoteEInvoiceOf: (number: string) => `Creditnota ${number} downloaden als e-factuur (UBL)`,
  creditNoteFile: (number: string) => `creditnota-${number}.pdf`,
  creditNoteEInvoiceFile: (number: string) => `creditnota-${number}.xml`,
  creditNoteFailed: 'Er is een fout opgetreden bij het ophalen van de creditnota.',
} as const;

const states: Readonly<Record<SubscriptionState, string>> = {
  pending: 'Nog niet betaald',
  active: 'Actief',
  past_due: 'Betaling mislukt',
  canceled: 'Opgezegd',
  ended: 'Beëindigd',
};

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
  amount: 'Bedrag',
  unknownAmount: 'Niet bekend',
  actions: 'Acties',
  states,
  /** The renewal date is unknown. */
  renews: 'Wordt automatisch verlengd',
  renewsOn: (day: string) => `Wordt verlengd op ${day}`,
  endsOn: (day: string) => `Loopt tot ${day}`,
  /** Regardless of whether it was ever paid. */
  endedOn: (day: string) => `Gestopt op ${day}`,
  /** While a failed payment can still be made. */
  onlineUntil: (day: string) => `Online tot ${day}`,
  ended: 'Afgelopen',
  pending: 'Begint na de betaling',
  toPayment,

  portal: 'Betaalgegevens wijzigen',
  portalFailed: 'De pagina met uw betaalgegevens kon niet geopend worden. Probeer het later opnieuw.',

  cancel: 'Opzeggen',
  cancelNamed: (name: string) => `Abonnement “${name}” opzeggen`,
  cancelTitle: (name: string) => `Abonnement “${name}” opzeggen?`,
  /** `day`: the end of the paid period. */
  cancelText: (day: string) =>
    `De advertentie blijft online tot ${day}. Daarna gaat ze offline en wordt u niets meer aangerekend. Tot die dag kunt u het abonnement hervatten.`,
  cancelTextNoDay:
    'De advertentie blijft online zolang er betaald is. Daarna gaat ze offline en wordt u niets meer aangerekend.',
  canceled: (day: string) => `Uw abonnement is opgezegd. De advertentie blijft online tot ${day}.`,
  canceledNoDay: 'Uw abonnement is opgezegd.',
  /** Fixed wording (docs/rules/billing.md#messages). */
  cancelFailed: 'Er is een fout opgetreden bij het opzeggen van het abonnement.',

  resume: 'Hervatten',
  resumeNamed: (name: string) => `Abonnement “${name}” hervatten`,
  resumeTitle: (name: string) => `Abonnement “${name}” hervatten?`,
  resumeText: (day: string, price: string | null) =>
    `De advertentie blijft online en het abonnement wordt op ${day} verlengd${price === null ? '' : `, voor ${price}`}. U betaalt nu niets.`,
  resumed: 'Uw abonnement loopt weer door.',
  /** Fixed wording (docs/rules/billing.md#messages). */
  resumeFailed: 'Er is een fout opgetreden bij het hervatten van het abonnement.',

  pastDueTitle: (name: string) => `De betaling voor “${name}” is mislukt`,
  pastDueText: (day: string) =>
    `De advertentie blijft online tot ${day}. Betaal het openstaande bedrag voor die dag, dan blijft ze online staan.`,
  pastDueTextNoDay: 'Betaal het openstaande bedrag, dan blijft de advertentie online staan.',
  payNow: 'Nu betalen',
  payNowNamed: (name: string) => `Nu betalen voor “${name}”`,
} as const;

/** '€ 149,- per jaar' */
export const perPeriodTexts: Readonly<Record<BillingPeriod, (price: string) => string>> = {
  month: (price) => `${price} per maand`,
  year: (price) => `${price} per jaar`,
};

/** Publishing a listing that requires payment, and returning from Stripe. */
export const publishTexts = {
  sectionTitle: 'Wat het kost',
  title: (name: string) => `“${name}” publiceren`,
  /** Used if its name is unknown. */
  thisListing: 'Deze advertentie',
  question: 'Hoe wilt u betalen?',
  onlyPlan: (costs: string) => `Publiceren kost ${costs}.`,
  perYear: (price: string) => `${price} op een jaar`,
  vatExcluded: 'zonder btw',
  vatIncluded: 'btw inbegrepen',
  trial: (days: number) => (days === 1 ? 'De eerste dag is gratis.' : `De eerste ${days} dagen zijn gratis.`),
  next: 'U betaalt daarna veilig bij Stripe. Tot dan blijft uw advertentie bewaard als concept. U kunt op elk moment opzeggen: de advertentie blijft dan online tot het einde van wat u betaalde.',
  loadFailed: 'De prijzen konden niet geladen worden.',
  goPay: 'Verder naar betalen',
  toPayment,
  /** Shown under the server's message. */
  unavailable:
    'Uw advertentie is bewaard als concept en u hebt niets betaald. Probeer het straks opnieuw met ‘Publiceren’.',

  processing: 'Uw betaling wordt verwerkt',
  processingText: 'Dat duurt meestal enkele seconden. Deze melding verandert vanzelf.',
  slowText:
    'Dit duurt langer dan gewoonlijk; sommige betaalwijzen hebben enkele dagen nodig. U hoeft hier niet te wachten: kom later terug naar deze pagina.',
  paidWaiting: 'Uw betaling is ontvangen: de advertentie wacht op goedkeuring',
  paidWaitingText: 'U krijgt een e-mail zodra ze online staat.',
  /** For a listing that had already been approved. */
  paidOnline: 'Uw betaling is ontvangen: de advertentie staat online',
  failed: 'De betaling is mislukt',
  failedText: 'Er is niets aangerekend. De advertentie is bewaard als concept.',
  tryAgain: 'Opnieuw betalen',
  canceled:
    'U hebt niet betaald. De advertentie is bewaard als concept; u kunt de betaling altijd hervatten.',
  unknown: 'De stand van uw betaling kon niet opgevraagd worden',
  unknownText: 'Aan de betaling zelf verandert dat niets.',
  dismiss: 'Melding sluiten',
} as const;

/** Refunds by admins. */
export const refundTexts = {
  action: 'Terugbetalen',
  actionOf: (number: string) => `Factuur ${number} terugbetalen`,
  /** The number stays on one line, because its hyphen is non-breaking. */
  title: (number: string) => `Factuur ${number.replace('-', '\u2011')} terugbetalen?`,
  text: (left: string) =>
    `Er kan nog ${left} terugbetaald worden. Het geld gaat terug naar waar het vandaan kwam en de verhuurder krijgt een creditnota. Dit kan niet ongedaan gemaakt worden.`,
  amount: 'Bedrag in euro',
  amountHelp: 'Btw inbegrepen. Wat er nog over is, staat ingevuld.',
  noAmount: 'Vul een bedrag in, zoals 149,50.',
  tooMuch: (most: string) => `Meer dan ${most} kan niet terugbetaald worden.`,
  confirm: 'Bedrag terugbetalen',
  done: (amount: string, number: string) => `${amount} van factuur ${number} is terugbetaald.`,
  failed: 'Er is een fout opgetreden bij het terugbetalen.',
} as const;

/** A user's payments, as shown to admins. */
export const userBillingTexts = {
  subscriptions: 'Abonnementen',
  noSubscriptions: 'Deze gebruiker heeft geen abonnementen.',
  orders: 'Facturen',
  noOrders: 'Deze gebruiker heeft nog niets betaald.',
} as const;

/** A listing that an admin allows online without payment. */
export const freePeriodTexts = {
  title: 'Gratis periode',
  none: 'Deze advertentie heeft geen gratis periode.',
  until: (day: string) => `Voor deze advertentie hoeft tot en met ${day} niets betaald te worden.`,
  open: 'Voor deze advertentie hoeft niets betaald te worden, tot u dat wijzigt.',
  loadFailed: 'De gratis periode kon niet geladen worden.',
  grant: 'Gratis periode geven',
  change: 'Gratis periode wijzigen',
  grantTitle: (name: string) => `Gratis periode voor “${name}”`,
  grantText: 'Zolang ze duurt, staat de advertentie online zonder abonnement.',
  end: 'Einde',
  ends: { day: 'Op een vaste dag', never: 'Geen einddatum' },
  day: 'Laatste dag',
  dayHelp: 'Tot en met die dag hoeft er niets betaald te worden.',
  noDay: 'Vul de laatste dag in.',
  pastDay: 'Deze dag is al voorbij.',
  save: 'Opslaan',
  granted: 'De gratis periode is opgeslagen.',
  takeBack: 'Gratis periode intrekken',
  takeBackTitle: (name: string) => `Gratis periode van “${name}” intrekken?`,
  takeBackText: 'Een advertentie zonder abonnement gaat dan offline. U kunt later een nieuwe periode geven.',
  takenBack: 'De gratis periode is ingetrokken.',
  failed: 'De gratis periode kon niet gewijzigd worden. Probeer het later opnieuw.',
} as const;

const eventStates: Readonly<Record<StripeEventState, string>> = {
  waiting: 'Wacht',
  processed: 'Verwerkt',
  failed: 'Mislukt',
};

/** The admins' page of income and Stripe events. */
export const adminBillingTexts = {
  title: 'Inkomsten en Stripe',
  intro: 'Wat de abonnementen opbrengen, en de berichten van Stripe.',
  income: 'Inkomsten',
  incomeOf: (year: number) => `Inkomsten van ${year}`,
  years: 'Jaar',
  month: 'Maand',
  orders: 'Facturen',
  subtotal: 'Zonder btw',
  vat: 'Btw',
  total: 'Met btw',
  refunded: 'Terugbetaald',
  wholeYear: 'Hele jaar',
  csv: 'Downloaden als CSV',
  csvOf: (year: number) => `Inkomsten van ${year} downloaden als CSV`,
  noIncome: (year: number) => `In ${year} is er niets betaald.`,
  incomeFailed: 'De inkomsten konden niet geladen worden.',

  events: 'Berichten van Stripe',
  eventsIntro: 'Wat Stripe over betalingen meldde, het nieuwste eerst.',
  filter: 'Status',
  allStates: 'Alle',
  states: eventStates,
  type: 'Bericht',
  object: 'Over',
  received: 'Ontvangen',
  state: 'Status',
  failure: (reason: string) => `Reden: ${reason}`,
  actions: 'Acties',
  retry: 'Opnieuw verwerken',
  retryNamed: (type: string, id: string) => `${type} (${id}) opnieuw verwerken`,
  retried: 'Het bericht is verwerkt.',
  retriedWaiting: 'Het bericht wordt opnieuw verwerkt.',
  retryStillFails: 'Het bericht kon opnieuw niet verwerkt worden.',
  retryFailed: 'Er is een fout opgetreden bij het verwerken van het bericht.',
  noEvents: 'Er zijn geen berichten.',
  showAll: 'Alle berichten tonen',
  eventsFailed: 'De berichten van Stripe konden niet geladen worden.',
} as const;

/** Income by month as a download, for admins. */
export const incomeTexts = {
  columns: ['Maand', 'Facturen', 'Zonder btw', 'Btw', 'Met btw', 'Terugbetaald'],
  fileName: (year: string) => `inkomsten-${year}.csv`,
} as const;
