/** When and how guests pay for a stay (docs/rules/payments.md#terms); the same for guest and landlord. */

const days = (count: number) => (count === 1 ? '1 dag' : `${count} dagen`);

/** A non-breaking space: a line never ends before the sign. */
const percent = (value: number) => `${value}\u00a0%`;

/** 'Op de dag van aankomst', '30 dagen voor aankomst'. */
const beforeArrival = (count: number) =>
  count === 0 ? 'op de dag van aankomst' : `${days(count)} voor aankomst`;

export const paymentTermsTexts = {
  title: 'Betalen',
  advanceAndRest: (advance: number, balanceDays: number) =>
    `${percent(advance)} nu, de rest ${beforeArrival(balanceDays)}.`,
  allNow: 'Alles nu.',
  allLater: (balanceDays: number) => `Alles ${beforeArrival(balanceDays)}.`,
  now: (advanceDays: number) =>
    advanceDays === 0
      ? '‘Nu’ betekent: op de dag van de goedkeuring.'
      : `‘Nu’ betekent: binnen ${days(advanceDays)} na de goedkeuring.`,
  sooner: 'Is de aankomst dichterbij, dan wordt alles in één keer betaald.',
  deposits: {
    with_balance: 'De waarborg wordt samen met de huur betaald.',
    on_arrival: 'De waarborg wordt bij aankomst betaald.',
  },
  how: 'Betalen gaat met een overschrijving aan de verhuurder.',
} as const;
