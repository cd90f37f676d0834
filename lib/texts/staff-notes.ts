/** Staff notes about a user or a listing. */
export const staffNoteTexts = {
  title: 'Notities',
  hint: 'Alleen beheerders lezen dit. Wie zijn gegevens opvraagt, krijgt de notities over zichzelf te zien.',
  body: 'Nieuwe notitie',
  save: 'Notitie bewaren',
  saved: 'De notitie is bewaard.',
  saveFailed: 'De notitie kon niet bewaard worden.',
  empty: 'Er zijn nog geen notities.',
  loadFailed: 'De notities konden niet geladen worden.',
  older: 'Oudere notities',
  formerAuthor: 'Een vroegere beheerder',
  remove: 'Notitie verwijderen',
  removeNamed: (moment: string) => `Notitie verwijderen van ${moment}`,
  removeText: 'Dit kan niet ongedaan gemaakt worden.',
  removed: 'De notitie is verwijderd.',
  removeFailed: 'De notitie kon niet verwijderd worden.',
  unknownSubject: 'Deze persoon of woning bestaat niet meer.',
} as const;
