/** The admins' screen of site-wide settings. */
export const settingsTexts = {
  title: 'Instellingen',
  intro: 'Wat voor de hele site geldt.',
  guestDataMonths: 'Gegevens van gasten anoniem maken na',
  guestDataMonthsHelp:
    'In maanden, van 1 tot 120. Bij een aanvraag geteld vanaf het vertrek, bij een vraag vanaf de verzending. Deze termijn staat ook op de formulieren, in de disclaimer en in de voorwaarden.',
  stripTitle: 'Strook met beoordelingen op de startpagina',
  stripText: 'Tekst',
  stripTextHelp:
    'Hoogstens 160 tekens, in plaats van de cijfers. Laat dit leeg voor ‘4,6 op 5’ en ‘462 reviews’.',
  stripHidden: 'Strook verbergen',
  noHtml: 'Gebruik gewone tekst, zonder HTML.',
  save: 'Opslaan',
  saved: 'De instellingen zijn opgeslagen.',
  saveFailed: 'De instellingen konden niet opgeslagen worden. Probeer het later opnieuw.',
  loadFailed: 'De instellingen konden niet geladen worden.',
} as const;
