/** For hosts, who receive the guests of another's home. */

export const hostingTexts = {
  title: 'Uw gasten',
  loadFailed: 'Uw gasten konden niet geladen worden.',
  toAnswer: 'Berichten te beantwoorden',
  toAnswerOf: (guest: string, listing: string) => `${guest}, ${listing}`,
  stay: 'Verblijf',
  listing: 'Woning',
  arrival: 'Aankomst',
  departure: 'Vertrek',
  party: 'Wie komt',
  phone: 'Telefoonnummer',
  anonymous: 'Gast',
  noPage: 'Deze gast heeft geen eigen pagina en kan hier geen berichten krijgen.',
  arrivalInfo: 'Aankomstinfo',
  arrivalInfoHelp: 'Hoe gasten binnenkomen. Dit geldt voor alle gasten van deze woning.',
  saveArrivalInfo: 'Aankomstinfo opslaan',
  arrivalInfoSaved: 'De aankomstinfo is opgeslagen.',
  failed: 'Dit kon niet opgeslagen worden.',
};
