/** For landlords, who state whether they let privately or as a business. */
export const traderTexts = {
  title: 'Als wie u verhuurt',
  intro:
    'Bij uw woningen staat of u als particulier of als onderneming verhuurt, en wat dat voor de gast betekent. De wet vraagt dat.',
  question: 'Verhuurt u als particulier of als onderneming?',
  private: 'Als particulier',
  business: 'Als onderneming',
  number: 'Ondernemingsnummer',
  numberHelp: 'Tien cijfers, bijvoorbeeld 0123.456.749. Het staat bij uw woningen.',
  missingNumber: 'Vul het ondernemingsnummer in.',
  wrongNumber: 'Dit is geen geldig ondernemingsnummer. Het heeft tien cijfers, bijvoorbeeld 0123.456.749.',
  missingChoice: 'Kies particulier of onderneming.',
  save: 'Bewaren',
  saved: 'Bewaard. Het staat nu bij uw woningen.',
  failed: 'Bewaren is niet gelukt. Probeer het opnieuw.',
  loadFailed: 'Dit kon niet geladen worden.',
} as const;
