/** The admins' screen of site-wide settings. */
export const settingsTexts = {
  title: 'Instellingen',
  intro: 'Wat voor de hele site geldt.',
  guestDataMonths: 'Gegevens van gasten anoniem maken na',
  guestDataMonthsHelp:
    'In maanden, van 1 tot 120: na het vertrek bij een aanvraag, na de verzending bij een vraag. De site zegt het zo op haar formulieren, in de disclaimer en in de voorwaarden.',
  paymentGraceDays: 'Advertentie online na een mislukte betaling',
  paymentGraceDaysHelp:
    'In dagen, van 1 tot 60. Zolang blijft de advertentie online en kan de verhuurder alsnog betalen; daarna gaat ze offline.',
  save: 'Opslaan',
  saved: 'De instellingen zijn bewaard.',
  saveFailed: 'De instellingen konden niet bewaard worden. Probeer het later opnieuw.',
  loadFailed: 'De instellingen konden niet geladen worden.',
} as const;
