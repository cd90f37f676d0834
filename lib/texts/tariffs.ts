/** What publishing costs and for how long, as admins set it. */
import type { BillingPeriod } from '@/lib/billing/contract';

const periods: Readonly<Record<BillingPeriod, string>> = { month: 'maand', year: 'jaar' };

export const tariffTexts = {
  title: 'Tarieven',
  intro: 'Wat adverteren kost en hoelang het gratis mag.',
  form: 'Prijzen en termijnen',
  isFree: 'Adverteren is nu gratis: er zijn geen prijzen.',
  planTitle: (name: string, period: BillingPeriod) => `${name}, per ${periods[period]}`,
  amount: 'Prijs',
  amountHelp: (usual: string, vatExcluded: boolean) =>
    `Van € 1 tot € 10.000, ${vatExcluded ? 'zonder' : 'met'} btw. Bij Stripe staat ${usual}.`,
  trialDays: 'Dagen op proef',
  trialDaysHelp: 'Van 0 tot 730, één keer per verhuurder. Met 0 begint het abonnement meteen.',
  graceDays: 'Online na een mislukte betaling',
  graceDaysHelp:
    'In dagen, van 1 tot 60. Zo lang blijft de advertentie online en kan de verhuurder alsnog betalen; daarna gaat ze offline.',
  badAmount: 'Vul een prijs in van € 1 tot € 10.000.',
  badTrialDays: 'Vul een aantal dagen in van 0 tot 730.',
  badGraceDays: 'Vul een aantal dagen in van 1 tot 60.',
  wrongPlans: 'De formules zijn intussen veranderd. Laad de pagina opnieuw.',
  save: 'Opslaan',
  saved: 'De tarieven zijn opgeslagen.',
  saveFailed: 'De tarieven konden niet opgeslagen worden. Probeer het later opnieuw.',
  loadFailed: 'De tarieven konden niet geladen worden.',
  confirm: 'Prijzen wijzigen?',
  change: (plan: string, from: string, to: string) => `${plan}: van ${from} naar ${to}.`,
  affected:
    'Dit geldt voor nieuwe abonnementen. Lopende abonnementen behouden hun prijs, en wie nu op een betaalpagina is, betaalt wat daar staat.',
  confirmLabel: 'Prijzen wijzigen',
  // Free periods.
  freePeriods: 'Lopende gratis periodes',
  freePeriodsIntro: 'Woningen die zonder betaling online mogen staan. Een nieuwe geeft u bij de woning zelf.',
  noFreePeriods: 'Er loopt geen gratis periode.',
  freePeriodsFailed: 'De gratis periodes konden niet geladen worden.',
  home: 'Woning',
  until: 'Tot en met',
  noEnd: 'Onbeperkt',
  grantedBy: 'Gegeven',
  granted: (day: string, by: string | null) => (by === null ? day : `${day} door ${by}`),
  actions: 'Acties',
  end: 'Beëindigen',
  endNamed: (name: string) => `Gratis periode van ${name} beëindigen`,
  endTitle: (name: string) => `Gratis periode van ‘${name}’ beëindigen?`,
  endConsequence: 'Zonder abonnement gaat de woning meteen offline; de verhuurder krijgt een e-mail.',
  ended: 'De gratis periode is beëindigd.',
  endFailed: 'De gratis periode kon niet beëindigd worden. Probeer het later opnieuw.',
} as const;
