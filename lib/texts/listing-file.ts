/** The admins' page of one home. */
export const listingFileTexts = {
  title: 'Woning',
  notFound: 'Deze woning bestaat niet meer',
  factsTitle: 'Gegevens',
  owner: 'Verhuurder',
  licence: 'Logiesdecreetnummer',
  created: 'Aangemaakt',
  denied: 'Afgewezen',
  reason: 'Reden',
  none: 'Geen',
  page: 'Naar de pagina',
  edit: 'Bewerken',
} as const;
